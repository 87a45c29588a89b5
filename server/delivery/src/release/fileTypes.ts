import path from 'node:path';
import { Script } from 'node:vm';

/** Returns what is wrong with a file of this kind, or nothing. */
type Check = (content: Buffer) => string | undefined;

const SHOWN_CHARACTERS = 30;

/** A truncated script, or a page in its place, does not parse; whether it runs is tested in the browser. */
const script: Check = (content) => {
  if (/^\s*</.test(startOf(content))) return got('JavaScript', content);
  try {
    new Script(content.toString());
    return undefined;
  } catch (error) {
    return `expected JavaScript, got ${String(error)}`;
  }
};

const json: Check = (content) => {
  try {
    JSON.parse(content.toString());
    return undefined;
  } catch {
    return got('JSON', content);
  }
};

const text: Check = () => undefined;

const styleSheet: Check = (content) => (/^\s*</.test(startOf(content)) ? got('a style sheet', content) : undefined);

const svg: Check = (content) =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>]*>\s*)?<svg\b/i.test(content.toString())
    ? undefined
    : got('an SVG picture', content);

const page: Check = (content) =>
  /^\s*<(?:!doctype html|html)\b/i.test(startOf(content)) ? undefined : got('HTML', content);

/** Bytes, one per character, and their offset. */
type Signature = readonly [at: number, bytes: string];

/** Checks the magic bytes of a format; some formats have several. */
function beginsWith(what: string, ...formats: (readonly Signature[])[]): Check {
  return (content) => {
    const start = content.subarray(0, 16).toString('latin1');
    const isOne = formats.some((format) => format.every(([at, bytes]) => start.startsWith(bytes, at)));
    return isOne ? undefined : got(what, content);
  };
}

const jpeg = beginsWith('a JPEG picture', [[0, '\xFF\xD8\xFF']]);
const mp3 = beginsWith('an MP3 sound', [[0, 'ID3']], [[0, '\xFF\xFB']], [[0, '\xFF\xF3']], [[0, '\xFF\xF2']]);

const CHECKS: Readonly<Record<string, Check>> = {
  '.js': script,
  '.json': json,
  '.map': json,
  '.webmanifest': json,
  '.css': styleSheet,
  '.svg': svg,
  '.html': page,
  '.txt': text,
  '.xml': (content) => (/^\uFEFF?\s*</.test(startOf(content)) ? undefined : got('XML', content)),
  '.woff2': beginsWith('a WOFF2 font', [[0, 'wOF2']]),
  '.woff': beginsWith('a WOFF font', [[0, 'wOFF']]),
  '.ttf': beginsWith('a TrueType font', [[0, '\0\x01\0\0']], [[0, 'true']], [[0, 'ttcf']]),
  '.otf': beginsWith('an OpenType font', [[0, 'OTTO']]),
  '.png': beginsWith('a PNG picture', [[0, '\x89PNG\r\n\x1A\n']]),
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.gif': beginsWith('a GIF picture', [[0, 'GIF87a']], [[0, 'GIF89a']]),
  '.webp': beginsWith('a WebP picture', [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ]),
  '.avif': beginsWith('an AVIF picture', [[4, 'ftyp']]),
  '.ico': beginsWith('an icon', [[0, '\0\0\x01\0']]),
  '.wav': beginsWith('a WAV sound', [
    [0, 'RIFF'],
    [8, 'WAVE'],
  ]),
  '.mp3': mp3,
  '.mp4': beginsWith('a film', [[4, 'ftyp']]),
  '.wasm': beginsWith('WebAssembly', [[0, '\0asm']]),
};

/**
 * What is wrong with a file of a build, by its name and content; `undefined` when nothing is.
 *
 * Browsers go by the name: an error page saved under the name of a script stops the remote.
 */
export function faultOfFile(name: string, content: Buffer): string | undefined {
  const check = CHECKS[path.extname(name).toLowerCase()];
  if (!check) return `${name}: expected one of ${Object.keys(CHECKS).join(' ')}, got a file that nothing is known of`;
  const fault = content.length === 0 ? 'expected content, got an empty file' : check(content);
  return fault && `${name}: ${fault}`;
}

function startOf(content: Buffer): string {
  return content.subarray(0, 200).toString();
}

function got(what: string, content: Buffer): string {
  const start = content.subarray(0, SHOWN_CHARACTERS).toString().replaceAll('\uFFFD', '?');
  return `expected ${what}, got ${JSON.stringify(start)}`;
}
