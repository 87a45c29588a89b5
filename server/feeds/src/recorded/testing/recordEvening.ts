import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProvider } from '../../createProvider';
import { readFeedConfig } from '../../feedConfig';
import { sampleMatch as footballDataMatch } from '../../footballData/testing/sampleMatch';
import { KICK_OFF, sampleMatch as openLigaMatch } from '../../openligadb/testing/sampleMatch';
import { createEmittedBoard } from '../createEmittedBoard';
import type { CreateFeed } from '../createTimeMachine';
import { createVirtualClock } from '../createVirtualClock';
import { type FileLimits, openRecordingFile } from '../openRecordingFile';
import { type Recorded, record } from '../record';

export const KEY = 'hush-hush-0815';
export const OWNER = 'anh.tran@mail.example';
export const STARTED_AT = KICK_OFF - 120;
export const ENDED_AT = KICK_OFF + 2700;

/** Goals by seconds since kick-off; the third is annulled. */
const SCORES = [
  { from: 300, score: [0, 1] },
  { from: 900, score: [1, 1] },
  { from: 1000, score: [0, 1] },
  { from: 2100, score: [0, 2] },
] as const;

/** OpenLigaDB is away in these seconds since kick-off. */
const OUTAGE = [1200, 1400] as const;

function answerAt(now: number, url: string): Response {
  const since = now - KICK_OFF;
  const { pathname } = new URL(url);
  const { from, score } = SCORES.filter((one) => one.from <= since).at(-1) ?? { from: 0, score: [0, 0] };
  const changed = new Date((KICK_OFF + from) * 1000).toISOString();
  if (pathname.startsWith('/v4/')) return footballDataAnswer(pathname, score, changed);
  if (since >= OUTAGE[0] && since < OUTAGE[1]) return new Response('<html>', { status: 503 });
  const goals = score[0] + score[1] === 0 ? [] : [{ score: [0, 1] as const }, ...(score[1] > 1 ? [{ score }] : [])];
  if (pathname.startsWith('/getmatchdata')) {
    return Response.json([
      openLigaMatch({ changedAt: changed.slice(0, 19), goals: score[0] ? [...goals, { score }] : goals }),
    ]);
  }
  if (pathname.startsWith('/getlastchangedate')) return Response.json(changed);
  return new Response('[]');
}

function footballDataAnswer(pathname: string, [home, away]: readonly [number, number], lastUpdated: string): Response {
  if (pathname.endsWith('/standings'))
    return new Response('{}', { status: 403, headers: { 'set-cookie': `key=${KEY}` } });
  const match = footballDataMatch({
    area: { id: 2081, name: 'Germany' },
    competition: { id: 2002, name: 'Bundesliga', code: 'BL1' },
    utcDate: '2025-08-22T18:30:00Z',
    homeTeam: { id: 901, name: 'Nordstern' },
    awayTeam: { id: 902, name: 'TuS Südend' },
    status: 'IN_PLAY',
    lastUpdated,
    score: { fullTime: { home, away } },
  });
  const account = { firstname: 'Anh', lastname: 'Tran', email: OWNER };
  const echo = { key: KEY, url: `https://x.example/?secret=${KEY}` };
  return Response.json({ account, echo, matches: [match] }, { headers: { 'x-requests-available': `9 of ${KEY}` } });
}

export type Evening = Recorded & { file: string; board: ReturnType<ReturnType<typeof createEmittedBoard>['all']> };

/** Records an evening of invented vendors, an hour within a blink, and keeps what was on show at its end. */
export async function recordEvening(name = 'evening.ndjson', limits?: FileLimits): Promise<Evening> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'recording-')), name);
  const clock = createVirtualClock(STARTED_AT);
  const board = createEmittedBoard();
  const env = { FEED: 'openligadb,football-data', OPENLIGADB_LEAGUES: 'bl1', FOOTBALL_DATA_KEY: KEY };

  const vendors: typeof fetch = async (input) => {
    clock.stir();
    await new Promise<void>((resolve) => clock.at(clock.now() + 0.3, resolve));
    clock.stir();
    return answerAt(clock.now(), String(input));
  };
  const createFeed: CreateFeed = (config, deps) => {
    const edgeOf: typeof deps.edgeOf = (feed, edge) => deps.edgeOf(feed, { ...edge, fetch: vendors });
    const provider = createProvider(config, { ...deps, edgeOf });
    return (
      provider && {
        ...provider,
        start: (run) =>
          provider.start(run, async (batch) => {
            clock.stir();
            board.take(batch);
          }),
      }
    );
  };

  let random = 0;
  const recorder = record({
    config: readFeedConfig(env, '/'),
    env,
    table: undefined,
    out: openRecordingFile(file, limits),
    createFeed,
    clock,
    random: () => (random = (random * 7 + 0.13) % 1),
    print: () => {},
  });
  await clock.runTo(ENDED_AT);
  return { ...recorder.stop(), file, board: board.all() };
}
