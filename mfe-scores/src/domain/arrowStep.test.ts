import { arrowStep } from './arrowStep';

const pressed = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['Enter', undefined],
] as const)('%s leads %s', (key, step) => {
  expect(arrowStep({ ...pressed, key })).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('leaves an arrow with %s to the browser', (held) => {
  expect(arrowStep({ ...pressed, key: 'ArrowLeft', [held]: true })).toBeUndefined();
});
