import { hashOf } from '../random/random';

/** Colours of clubs: the darker ones of a crest, and the lighter. */
const DARK = [
  '#b71c1c',
  '#7b1034',
  '#0d2c6b',
  '#1a52c9',
  '#00695c',
  '#1b5e20',
  '#1c1c22',
  '#4a148c',
  '#bf360c',
  '#455a64',
];
const LIGHT = ['#ffffff', '#ffd54f', '#90caf9', '#e8e2d0'];

/** Outlines on 40 × 40: a shield, a round badge, a shield with a point above. */
const SHAPES = [
  'M4 3h32v19c0 9-8 13-16 16C12 35 4 31 4 22z',
  'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  'M20 2l16 5v15c0 9-8 13-16 16C12 35 4 31 4 22V7z',
];

/** What is laid over the field: a bar above, halves, stripes, hoops, a sash, a cross, a chevron, quarters. */
const PATTERNS = [
  'M0 0h40v13H0z',
  'M20 0h20v40H20z',
  'M7 0h5v40H7zM18 0h5v40h-5zM29 0h5v40h-5z',
  'M0 8h40v6H0zM0 20h40v6H0zM0 32h40v6H0z',
  'M0 6L6 0L40 34L34 40z',
  'M16 0h8v40h-8zM0 14h40v8H0z',
  'M0 28L20 12L40 28V36L20 20L0 36z',
  'M0 0h20v20H0zM20 20h20v20H20z',
];

/** How many crests there are. */
export const CRESTS = SHAPES.length * PATTERNS.length * DARK.length * LIGHT.length * 2;

/** The path of the crest of a simulated team. `api` draws it when it is asked for. */
export const crestPath = (team: number): string => `/media/crest-${team}.svg`;

/**
 * A crest that no club has, as SVG; that of a team is the same for ever. It has no letters: the name of the team stands
 * beside it, and at 18 pixels nobody reads them.
 */
export function drawCrest(team: number): string {
  let left = hashOf([team]) % CRESTS;
  const pick = (some: readonly string[]): string => {
    const picked = some[left % some.length] ?? '';
    left = Math.floor(left / some.length);
    return picked;
  };
  const [shape, pattern, dark, light] = [pick(SHAPES), pick(PATTERNS), pick(DARK), pick(LIGHT)];
  const [field, over] = left === 0 ? [dark, light] : [light, dark];
  // The outline is the other colour, so that a crest is seen on any page.
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><clipPath id="a">',
    `<path d="${shape}"/></clipPath><g clip-path="url(#a)"><path fill="${field}" d="M0 0h40v40H0z"/>`,
    `<path fill="${over}" d="${pattern}"/></g>`,
    `<path fill="none" stroke="${over}" stroke-width="1.5" d="${shape}"/></svg>`,
  ].join('');
}
