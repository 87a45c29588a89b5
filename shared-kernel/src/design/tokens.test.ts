import { DARK_DECLARATIONS, TOKENS_CSS } from './tokens';

type Colour = readonly [number, number, number];

const THEMES = { light: /:root \{([^}]*)\}/.exec(TOKENS_CSS)?.[1] ?? '', dark: DARK_DECLARATIONS };

function token(theme: keyof typeof THEMES, name: string): Colour {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(THEMES[theme])?.[1];
  if (!hex) throw new Error(`There is no colour --${name} in the ${theme} theme`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** As WCAG 2.2 defines it: 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const SURFACES = ['surface-0', 'surface-1', 'surface-2'];
const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'live', 'up', 'down', 'error'];
const SIGNS = ['favourite-mark', 'red-card', 'focus'];
const PAIRS = [
  ['accent-ink', 'accent'],
  ['accent', 'accent-soft'],
  ['live', 'live-soft'],
  ['error', 'error-soft'],
  ['advert', 'advert-soft'],
  ['card-ink', 'yellow-card'],
  ['surface-1', 'red-card'],
  ['ink-3', 'surface-3'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tooFaint = (pairs: readonly (readonly [colour: string, on: string])[], least: number) =>
    pairs.filter(([colour, on]) => contrast(token(theme, colour), token(theme, on)) < least);

  it('each text can be read where it stands', () => {
    const pairs = TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const));
    expect(tooFaint([...pairs, ...PAIRS], 4.5)).toEqual([]);
  });

  it('each sign is seen where it stands', () => {
    const pairs = SIGNS.flatMap((sign) => [...SURFACES, 'surface-3'].map((surface) => [sign, surface] as const));
    expect(tooFaint(pairs, 3)).toEqual([]);
  });
});

it('without scripts there is no theme attribute, and a dark device has the dark theme', () => {
  expect(TOKENS_CSS).toContain(
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) {${DARK_DECLARATIONS}} }`,
  );
});
