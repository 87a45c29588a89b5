import path from 'node:path';
import type { Files } from './files';

/** A release's own files, without the encodings of them that lie beside: `App.js`, not `App.js.br`. */
export function plainFiles(all: Files): Files {
  return new Map([...all].filter(([file]) => !isEncodingIn(all, file)));
}

/** Whether a file is named as the encoding of another one. */
function isEncodingIn(all: Files, file: string): boolean {
  return ['.br', '.gz'].includes(path.extname(file)) && all.has(file.slice(0, -3));
}
