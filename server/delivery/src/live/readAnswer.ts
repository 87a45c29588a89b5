import { type LiveAnswer, liveAnswerSchema, type NamedRelease } from 'server-shared/releases/liveAnswer';
import { type LiveName, toLiveName } from 'server-shared/releases/liveName';
import { type Pointer, remoteFileSchema, shellFileSchema } from 'server-shared/releases/livePointer';
import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { secondary } from 'shared-kernel/decode/leftOut';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';

/** What is live as far as it can be read: one row of nonsense costs its own name only. */
export type ReadAnswer = LiveAnswer & {
  /** Names that are live, but with what nobody can read. */
  readonly unreadable: readonly LiveName[];
  /** What pointers say and we do not know, such as a slot; `field` is such as `mfe-ads.json.live.slots.*`. */
  readonly leftOut: readonly LeftOut[];
};

type LeftOut = { readonly name: LiveName; readonly field: string | undefined };

const { epoch, number, releases, moved } = liveAnswerSchema.entries;
const items = v.array(v.unknown(), 'a list');
const answerSchema = v.object({
  epoch,
  number,
  pointers: items,
  releases: items,
  moved: secondary('moved', moved, {}),
  /** Rows that `api` cannot read, with the reason. */
  unread: secondary('unread', v.record(v.string(), v.unknown()), {}),
});

/** One that names files outside of its folder, or one of them twice, is none. */
export const soundRelease: v.GenericSchema<unknown, NamedRelease> = v.pipe(
  releases.item,
  v.check(({ release }) => /^[\w-][\w.-]{0,99}$/.test(release), 'the name of a release'),
  v.check(({ files }) => new Set(files.map(({ path }) => path)).size === files.length, 'each file once'),
);

/**
 * What `api` or last-good.json says is live.
 *
 * @param report receives what is left out
 * @throws DecodeError when it is nothing of the kind
 */
export function readAnswer(raw: unknown, report: Report): ReadAnswer {
  const leftOut: LeftOut[] = [];
  const { unread, ...answer } = decode(answerSchema, raw, 'live', report);
  const read = <T>(decoded: () => T): T[] => {
    try {
      return [decoded()];
    } catch (error) {
      report(toError(error));
      return [];
    }
  };
  const pointers = answer.pointers.flatMap((one) => read(() => readPointer(one, report, leftOut)));
  const unreadNames = Object.keys(unread).flatMap((name) => toLiveName(name) ?? []);
  const names = new Set([...answer.pointers.flatMap((one) => nameIn(one) ?? []), ...unreadNames]);
  return {
    ...answer,
    pointers,
    releases: answer.releases.flatMap((one, index) => read(() => decode(soundRelease, one, `live.releases.${index}`))),
    leftOut,
    unreadable: [...names].filter((name) => !pointers.some(({ remote }) => remote === name)),
  };
}

function readPointer(raw: unknown, report: Report, leftOut: LeftOut[]): Pointer {
  const name = nameIn(raw);
  if (name === undefined) throw new DecodeError('At live.pointers: expected a pointer, got something else');
  const listener = (error: Error) => {
    report(error);
    leftOut.push({ name, field: error instanceof DecodeError ? error.field : undefined });
  };
  return name === 'shell'
    ? decode(shellFileSchema, raw, 'shell.json', listener)
    : decode(remoteFileSchema, raw, `${name}.json`, listener);
}

function nameIn(raw: unknown): LiveName | undefined {
  return typeof raw === 'object' && raw !== null && 'remote' in raw ? toLiveName(raw.remote) : undefined;
}
