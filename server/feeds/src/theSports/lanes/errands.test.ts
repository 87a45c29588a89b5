import { VendorError } from '../../polled/jsonFetcher';
import { createRefusals } from '../createRefusals';
import { RefusedError } from '../read/answer';
import { createFakeVendor } from '../testing/fakeVendor';
import { aBook, aListed, aLiveItem, NOW } from '../testing/samples';
import { dataLane } from './dataLane';
import { createErrandRuns } from './errandRuns';
import { createErrands } from './errands';

const ENDED = { status_id: 8, match_time: NOW - 86_400 } as const;
const PLAN = new RefusedError('not in the plan', 'plan');

/** A data lane with nothing regular to do: what it asks is single records. */
function following(answer: (endpoint: string, id: unknown) => unknown) {
  const vendor = createFakeVendor((endpoint, { uuid }) => answer(endpoint, uuid));
  const reported: string[] = [];
  const report = (error: Error) => void reported.push(error.message);
  const refusals = createRefusals(report);
  const refused = { has: refusals.has } as ReadonlySet<string>;
  const { book, told } = aBook({ refused });
  const changedSeasons = new Set<string>();
  const errands = createErrands(createErrandRuns(vendor.api, book, { bookmaker: 3, report }), book, {
    ...{ changedSeasons, refusals },
  });
  const lane = dataLane({ tasks: [], errands, refusals, onRefused: book.retell, report });
  return {
    ...{ book, told, changedSeasons, reported },
    asked: () => vendor.asked.map(({ endpoint, params }) => `${endpoint} ${params.uuid}`),
    /** Looks once a second, and goes on after a failure. */
    async from(start: number, seconds: number) {
      for (let now = start; now <= start + seconds; now++) await lane.look(now).catch(report);
    },
  };
}

const answers: Record<string, unknown> = {
  'odds/history': { 3: {} },
  'match/live/history': {},
  'season/recent/table/detail': { tables: [] },
};

it('asks for each record once', async () => {
  const { book, asked, from } = following((endpoint) => answers[endpoint]);
  book.keepListed([aListed(), aListed({ ...ENDED, id: 'm2' })], NOW);
  await from(NOW, 1300);
  expect(asked()).toEqual(['odds/history m1', 'match/live/history m2', 'season/recent/table/detail s1']);
});

it('asks again ten minutes after a failure, until it is answered', async () => {
  let failures = 2;
  const { book, asked, from, told } = following((endpoint) => {
    if (endpoint === 'match/live/history' && failures-- > 0) throw new VendorError('away');
    return answers[endpoint];
  });
  book.keepListed([aListed(ENDED)], NOW);
  const histories = () => asked().filter((one) => one.startsWith('match/live/history')).length;
  await from(NOW, 590);
  expect(histories()).toBe(1);
  await from(NOW + 591, 600);
  expect([histories(), told().matches?.length]).toEqual([2, 0]);
  await from(NOW + 1192, 600);
  expect([histories(), told().matches?.length]).toEqual([3, 1]);
  await from(NOW + 1793, 3600);
  expect(histories()).toBe(3);
});

it('asks what happened in a match that ended while the vendor was away, and in no other that was live', async () => {
  const { book, asked, from } = following((endpoint) => answers[endpoint]);
  const poll = (at: number) => ({ kind: 'poll', askedAt: at, now: at }) as const;
  const score = ['seen', 8, [], [], 0];
  book.keepLive([aLiveItem({ id: 'seen' }), aLiveItem({ id: 'lost' })], poll(NOW - 9000));
  book.keepLive([aLiveItem({ id: 'seen', score })], poll(NOW - 8000));
  book.keepLive([], poll(NOW));
  const ended = { ...ENDED, season_id: undefined };
  book.keepListed([aListed({ ...ended, id: 'seen' }), aListed({ ...ended, id: 'lost' })], NOW);
  await from(NOW, 60);
  expect(asked()).toEqual(['match/live/history lost']);
});

it('takes a history that cannot be read for none', async () => {
  const { book, asked, from, told, reported } = following((endpoint) =>
    endpoint === 'match/live/history' ? { id: 'no id at all', score: 7 } : answers[endpoint],
  );
  book.keepListed([aListed(ENDED)], NOW);
  await from(NOW, 1300);
  expect(asked().filter((one) => one.startsWith('match/live/history'))).toHaveLength(1);
  expect(told().matches).toHaveLength(1);
  expect(reported).toEqual([expect.stringContaining('At match/live/history.id')]);
});

it('asks for nothing of a kind that the plan refuses until an hour later, and lets nothing wait for it', async () => {
  let isRefused = true;
  const { book, asked, from, told, reported } = following((endpoint) => {
    if (endpoint === 'match/live/history' && isRefused) throw PLAN;
    return answers[endpoint];
  });
  const matches = ['a', 'b', 'c'].map((id) => aListed({ ...ENDED, id, season_id: undefined }));
  book.keepListed(matches, NOW);
  await from(NOW, 3500);
  expect(asked()).toEqual(['match/live/history a']);
  expect(told().matches).toHaveLength(3);
  book.keepListed([aListed({ ...ENDED, id: 'd', season_id: undefined })], NOW);
  expect(told().matches).toHaveLength(1);
  isRefused = false;
  await from(NOW + 3501, 200);
  expect(asked().slice(1).sort()).toEqual(['a', 'b', 'c', 'd'].map((id) => `match/live/history ${id}`));
  expect(reported).toHaveLength(1);
});

it.each(['address', 'account'] as const)('gives nothing up when the %s is refused', async (reason) => {
  const { book, from, told } = following((endpoint) => {
    if (endpoint === 'match/live/history') throw new RefusedError('no', reason);
    return answers[endpoint];
  });
  book.keepListed([aListed(ENDED)], NOW);
  await from(NOW, 60);
  expect(told().matches).toEqual([]);
});

it('asks for a table again when its season changed, and after twelve hours', async () => {
  const { book, asked, from, changedSeasons } = following((endpoint) => answers[endpoint]);
  book.keepListed([aListed({ match_time: NOW - 6 * 3600 })], NOW);
  await from(NOW, 100);
  changedSeasons.add('s1');
  await from(NOW + 101, 100);
  expect(asked()).toEqual(Array(2).fill('season/recent/table/detail s1'));
  await from(NOW + 86_400, 100);
  expect(asked()).toHaveLength(3);
});

it('forgets with a match what it asked of it', async () => {
  const { book, asked, from } = following((endpoint) => answers[endpoint]);
  const match = aListed({ season_id: undefined });
  book.keepListed([match], NOW);
  await from(NOW, 20);
  book.prune(NOW + 20 * 86_400);
  await from(NOW + 21, 20);
  book.keepListed([match], NOW);
  await from(NOW + 42, 20);
  expect(asked()).toEqual(['odds/history m1', 'odds/history m1']);
});

it('asks on when the clock was set back', async () => {
  const { book, asked, from } = following((endpoint) => answers[endpoint]);
  await from(NOW + 40_000, 20);
  book.keepListed([aListed({ season_id: undefined })], NOW);
  await from(NOW, 20);
  expect(asked()).toEqual(['odds/history m1']);
});
