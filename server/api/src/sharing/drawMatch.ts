import { createRequire } from 'node:module';
import { WORDMARK } from 'shared-kernel/design/wordmark';
import { initialsOf } from 'shared-kernel/rules/initials';
import type { OverlayOptions } from 'sharp';
import { drawings } from 'tooling/content/sharePicture.mjs';
import type { MatchOnPicture } from './matchOnPicture';

/** Of a crest, in pixels. */
export const CREST_SIDE = 184;

/** The middles of both sides, and the top of crests and names. */
const SIDES = { home: 262, away: 938, crest: 164, names: 364 } as const;

const INK = '#16211d';
const QUIET = '#4b5853';
const LIVE = '#c8102e';

/** One font for all machines: an image has none of its own. */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
);

/** A pitch with a card on it, and the wordmark below. */
const GROUND = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="#0b7a4b"/>
<path d="M0 0h150v630H0zM300 0h150v630H300zM600 0h150v630H600zM900 0h150v630H900z" fill="#0a7147"/>
<rect x="60" y="112" width="1080" height="420" rx="36" fill="#fff"/>
<svg x="526" y="548" width="148" height="64" viewBox="${WORDMARK.viewBox}" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">
<path d="${WORDMARK.letters}"/><circle cx="${WORDMARK.circle.cx}" cy="${WORDMARK.circle.cy}" r="${WORDMARK.circle.r}"/>
<circle cx="${WORDMARK.circle.cx}" cy="${WORDMARK.circle.cy}" r="${WORDMARK.spotRadius}" fill="#fff" stroke="none"/>
</svg></svg>`,
);

/** In the place of a crest. */
const DISC = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CREST_SIDE}" height="${CREST_SIDE}"><circle cx="92" cy="92" r="90" fill="#e6ebe9" stroke="#b9c3c0" stroke-width="3"/></svg>`,
);

export type Crests = { readonly home: Buffer | undefined; readonly away: Buffer | undefined };

/** The picture of a shared match as PNG. @param crests pictures of {@link CREST_SIDE}; initials stand for a missing one */
export async function drawMatch(shown: MatchOnPicture, crests: Crests): Promise<Buffer> {
  const { competition, main, kicks, when, isLive } = shown;
  const parts = await Promise.all([
    competition
      ? words(competition, { at: [600, 36], width: 1080, height: 50, sizes: [38, 30, 24], colour: '#fff' })
      : [],
    side(shown.home.name, crests.home, SIDES.home),
    side(shown.away.name, crests.away, SIDES.away),
    words(main, {
      at: [600, 238],
      isMiddle: true,
      width: 330,
      height: 150,
      sizes: [110, 84, 64],
      colour: isLive ? LIVE : INK,
    }),
    kicks ? words(kicks, { at: [600, 318], width: 330, height: 48, sizes: [34], colour: QUIET }) : [],
    words(when, {
      at: [600, kicks ? 382 : 348],
      width: 330,
      height: 130,
      sizes: isLive ? [44, 36] : [34, 28],
      colour: isLive ? LIVE : QUIET,
    }),
  ]);
  return drawings(GROUND).composite(parts.flat()).removeAlpha().png().toBuffer();
}

async function side(name: string, crest: Buffer | undefined, middle: number): Promise<OverlayOptions[]> {
  const disc = { input: crest ?? DISC, left: middle - CREST_SIDE / 2, top: SIDES.crest };
  const at = (top: number) => [middle, top] as const;
  const initials = {
    at: at(SIDES.crest + CREST_SIDE / 2),
    isMiddle: true,
    width: CREST_SIDE,
    height: 90,
    sizes: [64],
    colour: QUIET,
  };
  return [
    disc,
    ...(crest ? [] : await words(initialsOf(name), initials)),
    ...(await words(name, { at: at(SIDES.names), width: 350, height: 156, sizes: [46, 38, 31, 26], colour: INK })),
  ];
}

type Style = {
  /** Its middle, and its top or its middle. */
  readonly at: readonly [number, number];
  readonly isMiddle?: boolean;
  readonly width: number;
  readonly height: number;
  /** Of the letters, in pixels: the first one in which all fits. */
  readonly sizes: readonly number[];
  readonly colour: string;
};

/** Longer than any name of a team, and more than its place takes in the smallest letters. */
const MOST = 70;

/** Centred lines; what does not fit even in the smallest letters is cut off. */
async function words(
  given: string,
  { at: [x, y], isMiddle = false, width, height, sizes, colour }: Style,
): Promise<OverlayOptions[]> {
  const text = shortened(given.replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, ' ').trim());
  if (text === '') return [];
  const marked = `<span foreground="${colour}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`;
  for (const size of sizes) {
    const font = `Be Vietnam Pro Bold ${size}`;
    const { data, info } = await drawings({
      text: { text: marked, font, fontfile: FONT, rgba: true, width, align: 'centre', wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    const fits = info.height <= height && info.width <= width;
    if (!fits && size !== sizes.at(-1)) continue;
    const [wide, high] = [Math.min(width, info.width), Math.min(height, info.height)];
    const input = fits ? data : await drawings(data).extract({ left: 0, top: 0, width: wide, height: high }).toBuffer();
    return [{ input, left: Math.round(x - wide / 2), top: Math.round(isMiddle ? y - high / 2 : y) }];
  }
  return [];
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MOST
    ? `${letters
        .slice(0, MOST - 1)
        .join('')
        .trim()}…`
    : text;
}
