import { VendorError } from '../../polled/jsonFetcher';
import { createRefusals } from '../createRefusals';
import { RefusedError } from '../read/vendorResponse';
import { createFakeVendor } from '../testing/fakeVendor';
import { aListed, aLiveItem, aVendorState, NOW } from '../testing/samples';
import { createBackfill } from './backfill';
import { createBackfillLoaders } from './backfillLoaders';
import { dataPoll } from './dataPoll';

const ENDED = { status_id: 8, match_time: NOW - 86_400 } as const;
const SQUADS = 'team/squad/list';
const PLAN = new RefusedError('not in the plan', 'plan');

/** A data poll with nothing regular to do: what it asks is single records. */
function following(answer: (endpoint: string, id: unknown) => unknown) {
  const vendor = createFakeVendor((endpoint, { uuid }) => answer(endpoint, uuid));
  const reported: string[] = [];
  const report = (error: Error) => void reported.push(error.message);
  const refusals = createRefusals(report);
  const refused = { has: refusals.has } as ReadonlySet<string>;
  const { vendorState, published, numberOf } = aVendorState({ refused });
  const changed = { seasons: new Set<string>(), lineups: new Set<string>() };
  const backfill = createBackfill(
    createBackfillLoaders(vendor.api, vendorState, { bookmaker: 3, report }),
    vendorState,
    {
      changed,
      refusals,
    },
  );
  const poll = dataPoll({ tasks: [], backfill, refusals, onRefused: vendorState.recheck, report });
  const askedFor = () => vendor.asked.map(({ endpoint, params }) => `${endpoint} ${params.uuid}`);
  return {
    vendorState,
    published,
    numberOf,
    changed,
    reported,
    /** All but squads, which come last. */
    asked: () => askedFor().filter((one) => !one.startsWith(SQUADS)),
    squadsAsked: () => askedFor().filter((one) => one.startsWith(SQUADS)),
    /** Looks once a second, and goes on after a failure. */
    async from(start: number, seconds: number) {
      for (let now = start; now <= start + seconds; now++) await poll.look(now).catch(report);
    },
  };
}

const answers: Record<string, unknown> = {
  'odds/history': { 3: {} },
  'match/live/history': {},
  'season/recent/table/detail': { tables: [] },
};

it('asks for each record once', async () => {
  const { vendorState, asked, from } = following((endpoint) => answers[endpoint]);
  vendorState.keepListed([aListed(), aListed({ ...ENDED, id: 'm2' })], NOW);
  await from(NOW, 1300);
  expect(asked()).toEqual(['odds/history m1', 'match/live/history m2', 'season/recent/table/detail s1']);
});

it('asks for the squad of each team that plays near, once, and publishes it with its team', async () => {
  const player = { player: { id: 'p1', name: 'Văn Lâm' }, position: 'G', shirt_number: 1 };
  const { vendorState, squadsAsked, from, published, numberOf } = following((endpoint, id) =>
    endpoint === SQUADS ? [{ id, squad: id === 't1' ? [player] : [] }] : answers[endpoint],
  );
  vendorState.keepListed([aListed(), aListed({ id: 'm2', match_time: NOW + 4 * 86_400, home_team_id: 't3' })], NOW);
  await from(NOW, 1300);
  expect(squadsAsked()).toEqual([`${SQUADS} t1`, `${SQUADS} t2`]);
  const players = [{ id: 'p1', name: 'Văn Lâm', number: 1, position: 'G' }];
  expect(published().squads).toEqual([{ team_id: numberOf('team', 't1'), coach: undefined, players }]);
});

it.each([500, 404, 200])(
  'a squad that is answered with status %d costs an hour of squads, and nothing else',
  async (status) => {
    const { vendorState, asked, squadsAsked, from, reported } = following((endpoint, id) => {
      if (endpoint === SQUADS && id === 't1') throw new VendorError('odd', undefined, status);
      return endpoint === SQUADS ? [] : answers[endpoint];
    });
    const plays = (count: number) =>
      vendorState.keepListed(
        Array.from({ length: count }, (_, n) => aListed({ id: `m${n}`, season_id: undefined })),
        NOW,
      );
    plays(1);
    await from(NOW, 1300);
    plays(2);
    await from(NOW + 1301, 600);
    expect(asked()).toEqual(['odds/history m0', 'odds/history m1']);
    expect(squadsAsked()).toEqual([`${SQUADS} t1`]);
    expect(reported).toEqual(['odd; the site does without, and asks again each hour']);
    await from(NOW + 3600, 60);
    expect(squadsAsked()).toEqual([`${SQUADS} t1`, `${SQUADS} t2`, `${SQUADS} t1`]);
    expect(reported).toHaveLength(2);
  },
);

it.each([undefined, 429])('a squad with status %s is not the endpoint alone, and the poll waits', async (status) => {
  const { vendorState, from, reported } = following((endpoint) => {
    if (endpoint === SQUADS) throw new VendorError('away', undefined, status);
    return answers[endpoint];
  });
  vendorState.keepListed([aListed()], NOW);
  await from(NOW, 60);
  expect(reported).toEqual(['away', 'away']);
});

it('asks again ten minutes after a failure, until it is answered', async () => {
  let failures = 2;
  const { vendorState, asked, from, published } = following((endpoint) => {
    if (endpoint === 'match/live/history' && failures-- > 0) throw new VendorError('away');
    return answers[endpoint];
  });
  vendorState.keepListed([aListed(ENDED)], NOW);
  const histories = () => asked().filter((one) => one.startsWith('match/live/history')).length;
  await from(NOW, 590);
  expect(histories()).toBe(1);
  await from(NOW + 591, 600);
  expect([histories(), published().matches?.length]).toEqual([2, 0]);
  await from(NOW + 1192, 600);
  expect([histories(), published().matches?.length]).toEqual([3, 1]);
  await from(NOW + 1793, 3600);
  expect(histories()).toBe(3);
});

it('asks what happened in a match that ended while the vendor was away, and in no other that was live', async () => {
  const { vendorState, asked, from } = following((endpoint) => answers[endpoint]);
  const poll = (at: number) => ({ kind: 'poll', askedAt: at, now: at }) as const;
  const score = ['seen', 8, [], [], 0];
  vendorState.keepLive([aLiveItem({ id: 'seen' }), aLiveItem({ id: 'lost' })], poll(NOW - 9000));
  vendorState.keepLive([aLiveItem({ id: 'seen', score })], poll(NOW - 8000));
  vendorState.keepLive([], poll(NOW));
  const ended = { ...ENDED, season_id: undefined };
  vendorState.keepListed([aListed({ ...ended, id: 'seen' }), aListed({ ...ended, id: 'lost' })], NOW);
  await from(NOW, 60);
  expect(asked()).toEqual(['match/live/history lost']);
});

it('takes a history that cannot be read for none', async () => {
  const { vendorState, asked, from, published, reported } = following((endpoint) =>
    endpoint === 'match/live/history' ? { id: 'no id at all', score: 7 } : answers[endpoint],
  );
  vendorState.keepListed([aListed(ENDED)], NOW);
  await from(NOW, 1300);
  expect(asked().filter((one) => one.startsWith('match/live/history'))).toHaveLength(1);
  expect(published().matches).toHaveLength(1);
  expect(reported).toEqual([expect.stringContaining('At match/live/history.id')]);
});

it('asks for nothing of a kind that the plan refuses until an hour later, and lets nothing wait for it', async () => {
  let isRefused = true;
  const { vendorState, asked, from, published, reported } = following((endpoint) => {
    if (endpoint === 'match/live/history' && isRefused) throw PLAN;
    return answers[endpoint];
  });
  const matches = ['a', 'b', 'c'].map((id) => aListed({ ...ENDED, id, season_id: undefined }));
  vendorState.keepListed(matches, NOW);
  await from(NOW, 3500);
  expect(asked()).toEqual(['match/live/history a']);
  expect(published().matches).toHaveLength(3);
  vendorState.keepListed([aListed({ ...ENDED, id: 'd', season_id: undefined })], NOW);
  expect(published().matches).toHaveLength(1);
  isRefused = false;
  await from(NOW + 3501, 200);
  expect(asked().slice(1).sort()).toEqual(['a', 'b', 'c', 'd'].map((id) => `match/live/history ${id}`));
  expect(reported).toHaveLength(1);
});

it.each(['address', 'account'] as const)('gives nothing up when the %s is refused', async (reason) => {
  const { vendorState, from, published } = following((endpoint) => {
    if (endpoint === 'match/live/history') throw new RefusedError('no', reason);
    return answers[endpoint];
  });
  vendorState.keepListed([aListed(ENDED)], NOW);
  await from(NOW, 60);
  expect(published().matches).toEqual([]);
});

it('asks for a table again when its season changed, and after twelve hours', async () => {
  const { vendorState, asked, from, changed } = following((endpoint) => answers[endpoint]);
  vendorState.keepListed([aListed({ match_time: NOW - 6 * 3600 })], NOW);
  await from(NOW, 100);
  changed.seasons.add('s1');
  await from(NOW + 101, 100);
  expect(asked()).toEqual(Array(2).fill('season/recent/table/detail s1'));
  await from(NOW + 86_400, 100);
  expect(asked()).toHaveLength(3);
});

it('forgets with a match what it asked of it', async () => {
  const { vendorState, asked, from } = following((endpoint) => answers[endpoint]);
  const match = aListed({ season_id: undefined });
  vendorState.keepListed([match], NOW);
  await from(NOW, 20);
  vendorState.prune(NOW + 20 * 86_400);
  await from(NOW + 21, 20);
  vendorState.keepListed([match], NOW);
  await from(NOW + 42, 20);
  expect(asked()).toEqual(['odds/history m1', 'odds/history m1']);
});

it('asks on when the clock was set back', async () => {
  const { vendorState, asked, from } = following((endpoint) => answers[endpoint]);
  await from(NOW + 40_000, 20);
  vendorState.keepListed([aListed({ season_id: undefined })], NOW);
  await from(NOW, 20);
  expect(asked()).toEqual(['odds/history m1']);
});

describe('the line-ups', () => {
  const MINUTE = 60;
  const match = aListed({ season_id: undefined, match_time: NOW, status_id: 1, coverage: { lineup: true } });
  const side = [{ id: 'p1', first: 1, name: 'Văn Lâm', x: 50, y: 5 }];
  const lineup = (confirmed: number) => ({ confirmed, coach_id: { home: 'k1', away: '' }, lineup: { home: side } });
  const coach = [{ id: 'k1', name: 'Kim Sang-sik' }];

  function followingLineups(at: (asked: number) => unknown) {
    let count = 0;
    const all = following((endpoint) => {
      if (endpoint === 'match/lineup/detail') return at(++count);
      return endpoint === 'coach/list' ? coach : answers[endpoint];
    });
    all.vendorState.keepListed([match], NOW);
    return { ...all, count: () => count };
  }

  it('are asked for each two minutes from when they are published, until they are confirmed', async () => {
    const { count, from, published } = followingLineups((asked) => (asked < 4 ? {} : lineup(asked < 6 ? 0 : 1)));
    await from(NOW - 90 * MINUTE, 14 * MINUTE);
    expect(count()).toBe(0);
    await from(NOW - 75 * MINUTE, 7 * MINUTE);
    expect(count()).toBe(4);
    expect(published().lineups).toMatchObject([{ is_confirmed: false }]);
    await from(NOW - 67 * MINUTE, 60 * MINUTE);
    expect(count()).toBe(6);
    expect(published().lineups).toMatchObject([
      { is_confirmed: true, home: { coach: 'Kim Sang-sik' }, away: undefined },
    ]);
  });

  it('are asked for again when the vendor says that they changed', async () => {
    const { count, from, changed } = followingLineups(() => lineup(1));
    await from(NOW - 60 * MINUTE, 10 * MINUTE);
    expect(count()).toBe(1);
    changed.lineups.add('m1');
    await from(NOW - 49 * MINUTE, MINUTE);
    expect(count()).toBe(2);
  });

  it('are asked for once of a match that began long ago, and of none before yesterday', async () => {
    const { count, from } = followingLineups(() => ({}));
    await from(NOW + 5 * 60 * MINUTE, 60 * MINUTE);
    expect(count()).toBe(1);
    const later = followingLineups(() => ({}));
    await later.from(NOW + 25 * 60 * MINUTE, MINUTE);
    expect(later.count()).toBe(0);
  });

  it('are asked for in every second turn, the longest not asked first, before those of past matches', async () => {
    const { vendorState, asked, from } = following((endpoint) =>
      endpoint === 'match/lineup/detail' ? {} : answers[endpoint],
    );
    const many = Array.from({ length: 150 }, (_, index) => ({ ...match, id: `m${index}`, match_time: NOW + index }));
    const past = { ...match, id: 'past', match_time: NOW - 5 * 60 * MINUTE };
    vendorState.keepListed([past, ...many], NOW);
    await from(NOW - 10 * MINUTE, 100);
    expect(asked().filter((one) => one.startsWith('odds/history')).length).toBeGreaterThanOrEqual(48);
    await from(NOW - 8 * MINUTE, 6 * MINUTE);
    const lineups = asked().filter((one) => one.startsWith('match/lineup/detail'));
    expect(new Set(lineups).size).toBe(150);
    expect(lineups).not.toContain('match/lineup/detail past');
  });

  it('that changed are asked for until they were answered', async () => {
    const { count, from, changed, published } = followingLineups((asked) => {
      if (asked === 2) throw new VendorError('away');
      return lineup(1);
    });
    await from(NOW - 60 * MINUTE, MINUTE);
    changed.lineups.add('m1');
    await from(NOW - 58 * MINUTE, 11 * MINUTE);
    expect([count(), published().lineups?.length]).toEqual([3, 1]);
    await from(NOW - 46 * MINUTE, 30 * MINUTE);
    expect(count()).toBe(3);
  });

  it('are not asked for where the vendor has none', async () => {
    const { vendorState, count, from } = followingLineups(() => lineup(1));
    vendorState.keepListed([{ ...match, coverage: { lineup: false } }], NOW);
    await from(NOW - 30 * MINUTE, 30 * MINUTE);
    expect(count()).toBe(0);
  });

  it('that are gone from an answer stay as they were', async () => {
    const { from, published } = followingLineups((asked) => (asked === 1 ? lineup(0) : {}));
    await from(NOW - 30 * MINUTE, 5 * MINUTE);
    expect(published().lineups).toHaveLength(1);
    await from(NOW - 20 * MINUTE, 5 * MINUTE);
    expect(published().lineups).toBeUndefined();
  });
});
