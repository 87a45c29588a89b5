import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.map',
  '.wasm',
  '.webmanifest',
]);

/** The endings under which the server finds the encodings of a file. */
export type Encoded = { readonly ending: '.br' | '.gz'; readonly content: Buffer };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether it is what the server renders with. Visitors never load it. */
export function isServerEntry(file: string): boolean {
  return /(?:^|[\\/])server\.[0-9a-f]{12}\.js$/.test(file);
}

/** A file's encodings at the highest quality; none when it would not become smaller, or is not for visitors. */
export async function encodingsOf(name: string, content: Buffer): Promise<Encoded[]> {
  if (!COMPRESSIBLE.has(path.extname(name)) || isServerEntry(name)) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  const encoded: Encoded[] = [
    { ending: '.br', content: br },
    { ending: '.gz', content: gz },
  ];
  return encoded.filter((encoding) => encoding.content.length < content.length);
}
