import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Kinds that every browser we serve draws, and that are small. */
const KINDS = ['svg', 'webp', 'avif'];

const LARGEST = 150_000;

/**
 * What is wrong with a picture that a content file names, in words that complete "expected …, got …".
 *
 * @param {string} folder the content file's
 * @param {{ file: string, width: number, height: number }} picture sizes in CSS pixels: they keep the place free before it loads
 * @returns {{ field: string, expected: string, got: string } | undefined}
 */
export function pictureProblem(folder, { file, width, height }) {
  const place = path.resolve(folder, file);
  if (!place.startsWith(path.resolve(folder) + path.sep)) return at('file', 'a file below this folder', quoted(file));
  if (!existsSync(place)) return at('file', 'a file that is there', quoted(file));
  const { size } = statSync(place);
  if (size > LARGEST) return at('file', `at most ${LARGEST / 1000} kB`, `${Math.ceil(size / 1000)} kB`);
  const measured = measure(place);
  if (!measured || !KINDS.includes(measured.type ?? '')) {
    return at('file', `an SVG, WebP or AVIF picture`, measured?.type ?? 'something else');
  }
  const ratio = measured.width / measured.height;
  // Pictures may be finer than they are shown, not of another shape.
  if (Math.abs(ratio - width / height) > 0.02 * ratio) {
    return at('width', `the shape of the picture (${measured.width} × ${measured.height})`, `${width} × ${height}`);
  }
  return undefined;
}

/** @param {string} place */
function measure(place) {
  try {
    return imageSize(readFileSync(place));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} field
 * @param {string} expected
 * @param {string} got
 */
function at(field, expected, got) {
  return { field, expected, got };
}

/** @param {string} text */
function quoted(text) {
  return JSON.stringify(text);
}
