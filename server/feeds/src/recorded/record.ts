import { randomUUID } from 'node:crypto';
import type { Environment } from 'server-shared/config/environment';
import { toError } from 'shared-kernel/decode/toError';
import type { FeedConfig } from '../feedConfig';
import type { WallClock } from '../timeline/wallClock';
import type { CreateFeed } from './createTimeMachine';
import { FORMAT, type RecordedEntry } from './format';
import { openRecordingFile } from './openRecordingFile';
import { recordingEdge } from './recordingEdge';
import { createScrub, openVariables, secretsIn } from './secrets';

export type RecordOptions = {
  config: FeedConfig;
  env: Environment;
  /** Content of `FEED_TABLE`. */
  table: string | undefined;
  file: string;
  createFeed: CreateFeed;
  clock: WallClock;
  random: () => number;
  /** Receives what the feeds report, and what they tell. */
  print: (line: string) => void;
};

export type Recorder = {
  /** Ends the file in order. */
  stop(): Recorded;
  /** Resolves with the reason if the file cannot be continued. */
  broken: Promise<string>;
};

export type Recorded = { entries: number; bytes: number };

/**
 * Follows the configured feeds as `api` does, and keeps what they send; what they make of it goes nowhere.
 *
 * @throws VariableError or RecordingFileError when it cannot begin
 */
export function record({ config, env, table, file, createFeed, clock, random, print }: RecordOptions): Recorder {
  const feeds = config.kind === 'several' ? config.feeds.map(({ kind }) => kind) : [config.kind];
  const scrub = createScrub(secretsIn(env));
  const out = openRecordingFile(file);
  let entries = 0;
  let onBroken: (reason: string) => void = () => {};
  const broken = new Promise<string>((resolve) => {
    onBroken = resolve;
  });

  function write(entry: RecordedEntry | object): void {
    try {
      out.add(entry);
      entries += 1;
    } catch (error) {
      onBroken(toError(error).message);
    }
  }

  const startedAt = clock.now();
  write({ format: FORMAT, id: randomUUID(), startedAt, variables: openVariables(env, feeds), table });
  const report = (error: Error) => print(scrub.text(error.message));
  const edgeOf: Parameters<CreateFeed>[1]['edgeOf'] = (feed, edge) => recordingEdge(edge, { feed, scrub, write });
  const provider = createFeed(config, { clock, random, report, tell: print, edgeOf, table });
  const stop = provider?.start({ startedAt: Math.floor(startedAt) }, async () => {});
  return {
    broken,
    stop() {
      stop?.();
      write({ kind: 'end', at: clock.now() });
      out.close();
      return { entries: entries - 2, bytes: out.bytes() };
    },
  };
}
