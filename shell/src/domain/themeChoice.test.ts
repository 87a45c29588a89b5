import { renderedTheme, toThemeChoice } from './themeChoice';

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'system'],
  ['sepia', 'system'],
  [undefined, 'system'],
  [{}, 'system'],
])('a stored %p is read as %s', (stored, choice) => {
  expect(toThemeChoice(stored)).toBe(choice);
});

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('choice %s on a device that is dark (%s) renders %s', (choice, isDeviceDark, theme) => {
  expect(renderedTheme(choice, isDeviceDark)).toBe(theme);
});
