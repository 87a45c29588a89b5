import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import { liveNameSchema } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import { writeWhole } from '../pointers/writeWhole';
import type { SiteFolder } from '../siteFolder';

const MAX_BYTES = 100_000;

const offSchema = v.object({
  name: liveNameSchema,
  /** ISO time. */
  at: text,
  /** User and host. */
  who: text,
});

/** A remote that is off on this machine, whatever its row says. */
export type OffHere = v.InferOutput<typeof offSchema>;

const overrideSchema = v.object({ off: v.array(offSchema, 'a list') });

/**
 * What is switched off on this machine: of all servers that share the data folder.
 *
 * @throws an error that names the file when it is damaged
 */
export async function readOverride({ override }: SiteFolder): Promise<readonly OffHere[]> {
  try {
    return decode(overrideSchema, JSON.parse(String(await readRegularFile(override, MAX_BYTES)))).off;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw new Error(`${override}: ${toError(error).message}`);
  }
}

/** Switches a remote off on this machine, even while nothing but this disk is there. */
export async function switchOffHere(site: SiteFolder, off: OffHere): Promise<void> {
  // A damaged file is replaced: what it said is lost, and who types this wants their remote off.
  const others = await readOverride(site).catch(() => []);
  await write(site, [...others.filter(({ name }) => name !== off.name), off]);
}

/** Leaves a remote to its row again. @returns whether it was off here */
export async function switchOnHere(site: SiteFolder, name: LiveName): Promise<boolean> {
  const before = await readOverride(site);
  const others = before.filter((one) => one.name !== name);
  if (others.length < before.length) await write(site, others);
  return others.length < before.length;
}

function write({ override }: SiteFolder, off: readonly OffHere[]): Promise<void> {
  return writeWhole(override, `${JSON.stringify({ off }, null, 2)}\n`);
}
