import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { LiveName } from '../pointers/liveName';
import { writeWhole } from '../pointers/writeWhole';
import { type Files, filesHash } from './files';
import { ReleaseError } from './releaseError';

/** What a build passes before it goes live: its types, its unit tests, its budget of bytes, and a browser on all pages. */
export const CHECKS = ['types', 'tests', 'budget', 'browser'] as const;

export type Check = (typeof CHECKS)[number];

const DESCRIPTION = 'release.json';

const passed = v.optional(v.literal('passed', '"passed"'));

const recordSchema = v.object({
  /** {@link filesHash} of what was checked. */
  files: text,
  ...{ types: passed, tests: passed, budget: passed, browser: passed },
});

/** What a build brings along that is no part of what visitors get; undecoded. */
export type Brought = {
  /** What it says to have passed. */
  readonly checks?: unknown;
  /** Who has signed it. */
  readonly signed?: unknown;
};

/**
 * Takes `checks` and `signed` out of the `release.json` of a build. Who checked or signed it is no part of what visitors
 * get: a release has the same name with and without it.
 */
export function splitBrought(files: Files): Brought & { readonly files: Files } {
  const description = toObject(files.get(DESCRIPTION));
  if (!description) return { files };
  const { checks, signed, ...rest } = description;
  return { files: new Map(files).set(DESCRIPTION, Buffer.from(toJson(rest))), checks, signed };
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

/**
 * Writes down in a build's folder which checks these files passed, and who has signed them.
 *
 * @param signed nothing for a build that nobody has signed
 */
export async function recordBrought(
  folder: string,
  files: Files,
  made: readonly Check[],
  signed?: object,
): Promise<void> {
  const file = path.join(folder, DESCRIPTION);
  const checks = { files: filesHash(files), ...Object.fromEntries(made.map((check) => [check, 'passed'])) };
  await writeWhole(file, toJson({ ...toObject(await readFile(file)), checks, signed }));
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
