import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Files, filesHash } from 'server-shared/releases/files';
import { CHECKS } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/** What a build passes before it goes live: its types, its unit tests, its budget of bytes, and a browser on all pages. */
export type Check = (typeof CHECKS)[number];

const DESCRIPTION = 'release.json';

const passed = v.optional(v.literal('passed', '"passed"'));

const recordSchema = v.object({
  /** {@link filesHash} of what was checked. */
  files: text,
  types: passed,
  tests: passed,
  budget: passed,
  browser: passed,
});

/** What a build brings along that is no part of what visitors get: what it says to have passed, undecoded. */
export type Brought = { readonly checks?: unknown };

/**
 * Takes `checks` out of the `release.json` of a build. Who checked it is no part of what visitors get: a release has the
 * same name with and without it.
 */
export function splitBrought(files: Files): Brought & { readonly files: Files } {
  const description = toObject(files.get(DESCRIPTION));
  if (!description) return { files };
  const { checks, ...rest } = description;
  return { files: new Map(files).set(DESCRIPTION, Buffer.from(toJson(rest))), checks };
}

/**
 * The checks that a build brings along as passed.
 *
 * @param checks and files of {@link splitBrought}
 * @throws ReleaseError or DecodeError when they are of other files, or nothing that {@link recordBrought} writes
 */
export function checksOf(name: LiveName, checks: unknown, files: Files): Check[] {
  if (checks === undefined) return [];
  const record = decode(recordSchema, checks, `checks in ${DESCRIPTION} of ${name}`);
  const own = filesHash(files);
  if (record.files !== own) {
    throw new ReleaseError(
      `The checks in ${DESCRIPTION} of ${name} are those of other files: expected ${own}, got ${record.files}.`,
    );
  }
  return CHECKS.filter((check) => record[check]);
}

/** Writes down in a build's folder which checks these files passed. */
export async function recordBrought(folder: string, files: Files, made: readonly Check[]): Promise<void> {
  const file = path.join(folder, DESCRIPTION);
  const checks = { files: filesHash(files), ...Object.fromEntries(made.map((check) => [check, 'passed'])) };
  await writeFile(`${file}.new`, toJson({ ...toObject(await readFile(file)), checks }));
  await rename(`${file}.new`, file);
}

/** As the build writes it. */
const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function toObject(content: Buffer | undefined): Brought | undefined {
  try {
    const value: unknown = JSON.parse(content?.toString() ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
