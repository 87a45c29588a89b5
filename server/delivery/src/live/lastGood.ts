import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import type { LiveAnswer } from 'server-shared/releases/liveAnswer';
import { DecodeError, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { writeWhole } from '../pointers/writeWhole';
import type { SiteFolder } from '../siteFolder';
import { type ReadAnswer, readAnswer } from './readAnswer';

/** Hundreds of releases with a thousand files each. */
const MAX_BYTES = 50_000_000;

/** What was served last; nothing when there is no such file, or it is damaged, which is reported. */
export async function readLastGood({ lastGood }: SiteFolder, report: Report): Promise<ReadAnswer | undefined> {
  try {
    return readAnswer(parsed(String(await readRegularFile(lastGood, MAX_BYTES))), report);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') report(new Error(`${lastGood} is passed over: ${toError(error).message}`));
    return undefined;
  }
}

/** Replaces it: a reader gets the old one or the new one. */
export async function writeLastGood({ lastGood }: SiteFolder, answer: LiveAnswer): Promise<void> {
  await writeWhole(lastGood, `${JSON.stringify(answer)}\n`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DecodeError(`expected JSON, got ${text === '' ? 'an empty file' : JSON.stringify(text.slice(-40))}`);
  }
}
