import { randomUUID } from 'node:crypto';
import type { Environment } from 'server-shared/config/environment';
import { toError } from 'shared-kernel/decode/toError';
import type { FeedConfig } from '../feedConfig';
import type { WallClock } from '../timeline/wallClock';
import type { CreateFeed } from './createTimeMachine';
import { FORMAT, type RecordedEntry, type RecordingHeader } from './format';
import type { RecordingFile } from './openRecordingFile';
import { recordingEdge } from './recordingEdge';
import { createScrub, openVariables, secretsIn } from './secrets';

export type RecordOptions = {
  config: FeedConfig;
  env: Environment;
  /** Content of `FEED_TABLE`. */
  table: string | undefined;
  out: RecordingFile;
  createFeed: CreateFeed;
  clock: WallClock;
  random: () => number;
  /** Receives what the feeds report, and their notices for an operator. */
  print: (line: string) => void;
};

export type Recorder = {
  /** Ends the file in order. */
  stop(): Recorded;
  /** Resolves with the reason if the file cannot be continued. */
  broken: Promise<string>;
};

/** `entries` are those that feeds sent. */
export type Recorded = { entries: number; bytes: number };

/**
 * Follows the configured feeds as `api` does, and keeps what they send; what they make of it goes nowhere.
 *
 * @throws VariableError when it cannot begin
 */
export function record({ config, env, table, out, createFeed, clock, random, print }: RecordOptions): Recorder {
  const feeds = config.kind === 'several' ? config.feeds.map(({ kind }) => kind) : [config.kind];
  const scrub = createScrub(secretsIn(env));
  let entries = 0;
  let onBroken: (reason: string) => void = () => {};
  const broken = new Promise<string>((resolve) => {
    onBroken = resolve;
  });

  function write(line: RecordingHeader | RecordedEntry): boolean {
    try {
      return out.add(line);
    } catch (error) {
      onBroken(toError(error).message);
      return false;
    }
  }

  function keep(entry: RecordedEntry): void {
    if (write(entry)) entries += 1;
  }

  const startedAt = clock.now();
  write({ format: FORMAT, id: randomUUID(), startedAt, variables: openVariables(env, feeds), table });
  const report = (error: Error) => print(scrub.text(error.message));
  const edgeOf: Parameters<CreateFeed>[1]['edgeOf'] = (feed, edge) => recordingEdge(edge, { feed, scrub, write: keep });
  const provider = createFeed(config, { clock, random, report, notify: print, edgeOf, table });
  const stop = provider?.start({ startedAt: Math.floor(startedAt) }, async () => {});
  return {
    broken,
    stop() {
      stop?.();
      write({ kind: 'end', at: clock.now() });
      out.close();
      return { entries, bytes: out.bytes() };
    },
  };
}
