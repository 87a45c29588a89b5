import { decode } from 'shared-kernel/decode/decode';
import { type AdvertFileName, advertFileSchemas } from 'shared-kernel/entities/advertFiles';
import * as v from 'valibot';
import { ApiError } from '../../http/apiError';
import type { StoredContent } from '../../store/storedContent';
import { type ContentKind, fingerprintOf } from './contentKind';

/** A file in a publication. Its pictures, which were sent before it, are addresses under `/media`. */
const itemSchema = v.object({ value: v.unknown() });

const MEDIA = /^\/media\/([0-9a-f]{64})\.[a-z]{3,4}$/;

/** PostgreSQL accepts neither NUL nor half of a surrogate pair; both are escapes in JSON. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/**
 * The file as visitors get it.
 *
 * @throws DecodeError that names the field: what a page would leave out is refused to its publisher
 */
export function decodeAdvertFile(name: AdvertFileName, raw: unknown, at: string): { value: object } {
  const { value } = decode(itemSchema, raw, at);
  return { value: decode<object>(advertFileSchemas[name], value, at, refuse) };
}

function refuse(error: Error): never {
  throw error;
}

/** One of the ad team's files of `/api/advert`, published whole. Without it the pages show what they were built with. */
export function advertFileKind(name: AdvertFileName): ContentKind {
  return {
    async published(content) {
      const file = await content.advertFile(name);
      return file
        ? [{ key: name, title: name, fingerprint: file.fingerprint, parts: partsOf(Object(file.value)) }]
        : [];
    },

    async put(content, raw, at) {
      const item = decodeAdvertFile(name, raw, at);
      const json = JSON.stringify(item.value);
      if (UNSTORABLE.test(json)) {
        throw new ApiError(400, 'bad_request', `At ${at}: expected texts without NUL, whole in their characters`);
      }
      await checkPictures(content, item.value, at);
      await content.putAdvertFile(name, json, fingerprintOf(item));
    },

    takeDown: (content) => content.removeAdvertFile(name),
  };
}

/** What a file has, by the names that its team gives: each of a list, and each place that shows something. */
export function partsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
    Array.isArray(field) ? field.map((one) => String(Object(one).id)) : Object(field) === field ? [key] : [],
  );
}

/** Tools send pictures before the files that show them. */
async function checkPictures(content: StoredContent, value: object, at: string): Promise<void> {
  const files = filesIn(value);
  const hashes = files.map((file) => MEDIA.exec(file)?.[1] ?? '');
  const missing = new Set(await content.missingPictures([...new Set(hashes)]));
  const unknown = files.find((_, index) => missing.has(hashes[index] ?? ''));
  if (unknown === undefined) return;
  throw new ApiError(400, 'bad_request', `At ${at}: expected a picture that was sent before, got ${unknown}`);
}

/** The addresses of all pictures. */
function filesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    key === 'file' && typeof field === 'string' ? [field] : filesIn(field),
  );
}
