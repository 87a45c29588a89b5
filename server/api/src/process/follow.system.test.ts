import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Emit } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aStockClient, TRANSPORTS } from 'hub/testing/stockClient';
import { until } from 'hub/testing/until';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import {
  CHANGES_EVENT,
  FOLLOW_METHOD,
  type FollowAnswer,
  LANES,
  type LaneNumbers,
  type WireChanges,
  type WireParts,
} from 'shared-kernel/protocol/lanes';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { readConfig } from '../config';
import { emptyStoreFile } from '../testing/emptyStoreFile';
import { fedServer } from '../testing/fedServer';

let url: string;
let emit: Emit;
let stop: () => Promise<void>;
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-follow-'));
  const env = { DATA_DIR: dataDir, SIGNATURE_SECRETS: 'secret' };
  const fed = await fedServer(readConfig(env, { cwd: '/', newRunId: () => 'run' }), emptyStoreFile());
  ({ emit } = fed);
  url = `${fed.server.address}/realtime`;
  stop = async () => {
    await fed.server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
});
afterAll(() => stop());

const now = Math.floor(Date.now() / 1000);
const after = (id: number, goals: number, odds: string) =>
  aFeedMatch({ id, match_time: now, status_id: MatchStatus.FirstHalf, period_start: now, home_scores: [goals], odds });

/** A client that follows both lanes, and notes what it hears from then on. */
async function follow(transport: (typeof TRANSPORTS)[number][1], since?: LaneNumbers) {
  const client = aStockClient(url, { transport });
  const frames: WireChanges[] = [];
  const whole: unknown[] = [];
  client.on(CHANGES_EVENT, (frame: WireChanges) => frames.push(frame));
  client.on(UPDATE_EVENT, (update) => whole.push(update));
  await client.start();
  const { isComplete } = await client.invoke<FollowAnswer>(FOLLOW_METHOD, { lanes: LANES, since });
  // Whole matches until the answer are as they should be.
  whole.length = 0;
  const hears = async (isIt: (parts: WireParts) => boolean) => {
    const isInIt = ({ entries }: WireChanges) => entries.some(([, , , , parts]) => parts && isIt(parts));
    await until(() => frames.some(isInIt));
    return frames.findLast(isInIt)?.upTo.football;
  };
  return { client, frames, whole, isComplete, hears };
}

test.each(TRANSPORTS)('over %s a client follows lanes, and hears in one frame what it missed', async (_, transport) => {
  const id = 1 + transport;
  await emit({ matches: [after(id, 0, '1')] });
  const first = await follow(transport);
  expect(first.isComplete).toBe(false);
  await emit({ matches: [after(id, 1, '1')] });
  const known = await first.hears(({ score }) => score?.[1][0] === 1);
  for (const goals of [2, 3]) await emit({ matches: [after(id, goals, String(goals))] });
  await first.hears(({ odds }) => odds === '3');
  expect(first.whole).toEqual([]);

  const second = await follow(transport, { football: known, prices: known });
  expect(second.isComplete).toBe(true);
  await second.hears(({ odds }) => odds === '3');
  const parts = second.frames.map(({ entries }) => entries.map(([, lane, , , part]) => [lane, part?.score?.[1][0]]));
  expect(parts).toEqual([
    [
      ['football', 3],
      ['prices', undefined],
    ],
  ]);
});
