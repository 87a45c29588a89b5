import fc from 'fast-check';
import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { apiFootballProvider } from './apiFootballProvider';
import { KICK_OFF, sampleFixture } from './testing/sampleFixture';

const HOUR = 3600;
const LEAGUES = [340, 39];
const BEGINS = KICK_OFF + 600;

const FIXTURES = LEAGUES.map((id, index) =>
  sampleFixture({ id: 9001 + index, short: '1H', elapsed: 10, league: { id }, kickOff: KICK_OFF, events: [] }),
);

/** A match half an hour before its kick-off, or after it. */
const alone = (given: object) => [sampleFixture({ id: 9001, kickOff: BEGINS + HOUR / 2, ...given })];

const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const status = (code: number, headers = {}) => new Response('{}', { status: code, headers });

type Options = { limit?: number; seconds: number; onTurn?: (at: number) => void };

/** A vendor of two live matches that answers some requests in another way, followed for a while. */
async function following(
  instead: (path: string) => Response | undefined,
  { limit = 7500, seconds, onTurn = () => {} }: Options,
) {
  const clock = createFakeWallClock(BEGINS);
  const asked: { path: string; at: number }[] = [];
  const reported: string[] = [];
  const vendor: typeof fetch = async (input) => {
    const path = String(input).replace('https://vendor.example', '');
    if (path === '/status') {
      return Response.json({ response: { requests: { current: asked.length, limit_day: limit } } });
    }
    asked.push({ path, at: clock.now() - BEGINS });
    onTurn(clock.now() - BEGINS);
    const isListed = path.startsWith('/fixtures');
    return instead(path) ?? Response.json({ errors: [], response: isListed ? FIXTURES : [] });
  };
  const own = { origin: 'https://vendor.example', key: 'hush-hush', leagues: LEAGUES, bookmaker: 8 };
  const report = (error: Error) => void reported.push(error.message);
  const edge = { clock, random: () => 0, report, fetch: vendor };
  const store = createFakeStore();
  const stop = apiFootballProvider({ kind: 'api-football', ...own }, edge).start({ startedAt: 0 }, store.emit);
  await clock.turnTo(BEGINS + seconds);
  stop();
  const times = (beginning: string) => asked.filter(({ path }) => path.startsWith(beginning)).map(({ at }) => at);
  return { asked, reported, times };
}

it.each<[string, string, () => Response]>([
  ['a page in HTML', '/odds/live', html],
  ['no list', '/fixtures?ids=', () => Response.json({ errors: [], response: {} })],
  ['no content', '/standings', () => new Response(null, { status: 204 })],
])('%s from %s alone does not hold up live matches, and is not asked for again at once', async (_, path, answer) => {
  const { times, reported } = await following((asked) => (asked.startsWith(path) ? answer() : undefined), {
    seconds: 1700,
  });
  const live = times('/fixtures?live=');
  const pauses = live.slice(1).map((at, index) => at - (live[index] ?? 0));
  expect(Math.max(...pauses)).toBeLessThan(45);
  expect(times(path)).toHaveLength(1);
  expect(reported).toHaveLength(1);
});

it('a table that fails each time takes none of the others along', async () => {
  const { times } = await following((path) => (path.startsWith('/standings?league=340') ? status(500) : undefined), {
    seconds: 2 * HOUR,
  });
  expect(times('/standings?league=39').length).toBeGreaterThan(0);
  expect(times('/standings?league=340').length).toBeLessThan(5);
});

it('a squad that fails each time takes none of the others along, and is asked for again after them', async () => {
  const { asked } = await following((path) => (path === '/players/squads?team=601' ? status(500) : undefined), {
    seconds: 2 * HOUR,
  });
  const teams = asked.flatMap(({ path }) => path.split('/players/squads?team=')[1] ?? []);
  expect(teams.slice(0, 3)).toEqual(['601', '602', '601']);
  expect(teams.length).toBeLessThan(6);
});

it('status 429 is haste: a minute passes without a request', async () => {
  let isFirst = true;
  const { asked, reported } = await following(
    (path) => {
      if (!path.startsWith('/odds/live') || !isFirst) return undefined;
      isFirst = false;
      return status(429);
    },
    { seconds: 300 },
  );
  const refused = asked.findIndex(({ path }) => path.startsWith('/odds/live'));
  expect((asked[refused + 1]?.at ?? 0) - (asked[refused]?.at ?? 0)).toBeGreaterThanOrEqual(60);
  expect(reported[0]).toContain('was asked too fast');
});

it('lists that fail for two hours, over midnight, take a third of a free plan at most', async () => {
  const { times } = await following((path) => (path.startsWith('/fixtures?date=') ? status(500) : undefined), {
    limit: 100,
    seconds: 2 * HOUR,
  });
  expect(times('/fixtures?date=').length).toBeLessThan(34);
});

it('prices that the vendor drops at the kick-off are asked for once more, not again and again', async () => {
  const isBegun = { value: false };
  const bets = [{ name: 'Match Winner', values: ['Home', 'Draw', 'Away'].map((value) => ({ value, odd: '3.00' })) }];
  const priced = [{ fixture: { id: 9001 }, bookmakers: [{ id: 8, bets }] }];
  const { times } = await following(
    (path) => {
      if (path.startsWith('/odds?league=340'))
        return Response.json({ errors: [], response: isBegun.value ? [] : priced });
      if (!path.startsWith('/fixtures')) return undefined;
      const response = alone(isBegun.value ? { short: '1H', elapsed: 5 } : {});
      return Response.json({ errors: [], response });
    },
    { seconds: 2 * HOUR, onTurn: (at) => (isBegun.value = at > HOUR / 2) },
  );
  expect(times('/odds?league=340').filter((at) => at > HOUR / 2 + 900).length).toBeLessThanOrEqual(2);
});

it('no request is made more than once a minute, and live matches not twice as often as usual, whatever the answers are', async () => {
  const odd = fc.constantFrom<(() => Response) | undefined>(
    ...[undefined, html, () => status(500), () => Response.json({ errors: [], response: {} })],
    ...[
      () => Response.json({ errors: [], response: [] }),
      () => Response.json({ errors: { bug: 'odd' }, response: [] }),
    ],
    () => Response.json({ errors: { plan: 'not in this plan' }, response: [] }),
  );
  const kinds = [
    '/fixtures?live',
    '/fixtures?ids',
    '/fixtures?id=',
    '/fixtures?date',
    '/odds/live',
    '/odds?',
    '/standings',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { minLength: kinds.length, maxLength: kinds.length }), async (answers) => {
      const given = new Map(kinds.map((kind, index) => [kind, answers[index]]));
      const { asked } = await following((path) => given.get(kinds.find((kind) => path.startsWith(kind)) ?? '')?.(), {
        seconds: HOUR,
      });
      const counts = new Map<string, number>();
      for (const { path } of asked) counts.set(path, (counts.get(path) ?? 0) + 1);
      for (const [path, count] of counts)
        expect({ path, isOften: count > (path.includes('live') ? 480 : 62) }).toEqual({ path, isOften: false });
    }),
    { numRuns: process.env.TEST_RING === 'long' ? 12 : 3 },
  );
});
