import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { toStoredMatchRow } from '../store/matchState';
import { aSnapshot, someChanges } from '../testing/storeReads';
import { createBoardAnswers, TooManyWindowsError } from './boardAnswers';
import { createBoard } from './createBoard';
import { createMatchWindow } from './matchWindow';

function stored(version: number, given: Partial<FeedMatch>) {
  const { fingerprint, ...row } = toStoredMatchRow(aFeedMatch(given));
  return { ...row, version };
}

/** A board with match 1 at 100 s and match 2 at 200 s, and a clock that the test turns. */
function setUp() {
  const matches = [stored(1, { id: 1, match_time: 100 }), stored(2, { id: 2, match_time: 200 })];
  const board = createBoard(aSnapshot({ last: 2, matches }));
  const select = jest.spyOn(board, 'select');
  const time = { ms: 0, perLook: 0 };
  const answers = createBoardAnswers(board, () => {
    time.ms += time.perLook;
    return time.ms;
  });
  const change = (version: number, given: Partial<FeedMatch>) =>
    board.apply(someChanges({ last: version, matches: [stored(version, given)] }));
  return { answers, select, time, change };
}

const window = (from: number, to: number) => createMatchWindow({ from, to, statuses: [], pageSize: 5000 });
const everything = window(0, 1000);

/** A new answer replaces the old one in the next turn, unless it has to be compressed first. */
const aTurn = () => new Promise(setImmediate);

test('a thousand visitors at once cost one build', async () => {
  const { answers, select } = setUp();
  const given = await Promise.all(Array.from({ length: 1000 }, () => answers.get(everything)));
  expect(new Set(given).size).toBe(1);
  expect(select).toHaveBeenCalledTimes(1);
});

test('matches of hundreds of teams push no board out of memory', async () => {
  const { answers, select } = setUp();
  await answers.get(everything);
  for (let team = 1; team <= 100; team += 1) await answers.get(createMatchWindow({ ...everything, team }));
  select.mockClear();
  await answers.get(everything);
  expect(select).not.toHaveBeenCalled();
});

test('a crawler on later pages of boards pushes no first page out of memory', async () => {
  const { answers, select } = setUp();
  const page = (skipped: number) => {
    const site = { euro: new Set<number>(), order: () => 0 };
    const top = { most: 40, skipped, board: 'live', filter: 'all', at: 100, site } as const;
    return createMatchWindow({ ...everything, top });
  };
  await answers.get(page(0));
  for (let later = 1; later <= 98; later += 1) await answers.get(page(later * 40));
  select.mockClear();
  await answers.get(page(0));
  expect(select).not.toHaveBeenCalled();
});

test('an answer stands until something changes', async () => {
  const { answers, time, change } = setUp();
  const first = await answers.get(everything);
  time.ms = 60_000;
  expect(await answers.get(everything)).toBe(first);
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  const second = await answers.get(everything);
  expect(second.etag).not.toBe(first.etag);
  expect((await second.body('identity')).toString()).toContain('"version":3');
});

test('it names a newer number after some seconds, and under a new tag as soon as an older one leads nowhere', async () => {
  const { answers, time, change } = setUp();
  const numberOf = async () => JSON.parse(String(await (await answers.get(everything)).body('identity'))).upTo;
  const { etag } = await answers.get(everything);
  expect(await numberOf()).toBe(2);
  change(3, { id: 3, match_time: 5000 });
  change(4, { id: 3, match_time: 5000, odds: '1' });
  time.ms = 1000;
  expect([await numberOf(), (await answers.get(everything)).etag === etag]).toEqual([4, false]);
  const second = await answers.get(everything);
  change(5, { id: 3, match_time: 5000, odds: '2' });
  time.ms = 5000;
  expect(await numberOf()).toBe(4);
  time.ms = 6001;
  change(6, { id: 3, match_time: 5000, odds: '3' });
  expect([await numberOf(), (await answers.get(everything)).etag]).toEqual([6, second.etag]);
});

test('a window is built at most five times a second', async () => {
  const { answers, time, change } = setUp();
  const first = await answers.get(everything);
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  time.ms = 199;
  expect(await answers.get(everything)).toBe(first);
  time.ms = 200;
  expect(await answers.get(everything)).not.toBe(first);
});

test('an answer that took long to make rests nine times as long', async () => {
  const { answers, select, time, change } = setUp();
  time.perLook = 100;
  await answers.get(everything);
  await aTurn();
  time.perLook = 0;
  const builtAt = time.ms - 100;
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  select.mockClear();
  time.ms = builtAt + 899;
  await answers.get(everything);
  await aTurn();
  expect(select).not.toHaveBeenCalled();
  time.ms = builtAt + 900;
  await answers.get(everything);
  await aTurn();
  await aTurn();
  expect(select).toHaveBeenCalled();
});

test('an answer that takes long to make is served while the next is made, in the encodings that were asked for', async () => {
  const { answers, select, time, change } = setUp();
  time.perLook = 100;
  const first = await answers.get(everything);
  await first.body('br');
  await aTurn();
  time.perLook = 0;
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  time.ms += 1500;
  select.mockClear();
  const meanwhile = await Promise.all(Array.from({ length: 100 }, () => answers.get(everything)));
  expect(new Set(meanwhile)).toEqual(new Set([first]));
  let second = first;
  while (second === first) {
    await aTurn();
    second = await answers.get(everything);
  }
  expect(second.encodings()).toEqual(['identity', 'br']);
  expect(select).toHaveBeenCalledTimes(1);
});

test('one that is two seconds old is not served: who asks first after a quiet time gets what is true now', async () => {
  const { answers, time, change } = setUp();
  time.perLook = 100;
  const first = await answers.get(everything);
  await aTurn();
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  time.ms += 2000;
  expect(await answers.get(everything)).not.toBe(first);
});

test('a build that fails costs those who wait for it, and is tried again', async () => {
  const { answers, select, time, change } = setUp();
  await answers.get(everything);
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  select.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  time.ms = 200;
  await expect(answers.get(everything)).rejects.toThrow('broken');
  await aTurn();
  expect((await (await answers.get(everything)).body('identity')).toString()).toContain('"version":3');
});

test('a change outside of a window leaves its answer as it is', async () => {
  const { answers, time, change } = setUp();
  const first = await answers.get(window(0, 150));
  change(3, { id: 2, match_time: 200, home_scores: [1] });
  time.ms = 1000;
  expect(await answers.get(window(0, 150))).toBe(first);
});

test('the window that was asked for longest ago makes room for the 33rd', async () => {
  const { answers, select } = setUp();
  for (let to = 1; to <= 32; to++) await answers.get(window(0, to));
  await answers.get(window(0, 1));
  await answers.get(window(0, 33));
  select.mockClear();
  await answers.get(window(0, 1));
  expect(select).not.toHaveBeenCalled();
  await answers.get(window(0, 2));
  expect(select).toHaveBeenCalledTimes(1);
});

test('more than 64 windows at once are refused instead of piling up', async () => {
  const { answers } = setUp();
  const asked = Array.from({ length: 65 }, (_, to) => answers.get(window(0, to)));
  const results = await Promise.allSettled(asked);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toEqual([expect.any(TooManyWindowsError)]);
  await expect(answers.get(window(0, 64))).resolves.toBeDefined();
});

test('while too many wait, a window that is kept is served as it was', async () => {
  const { answers, time, change } = setUp();
  const first = await answers.get(everything);
  change(3, { id: 1, match_time: 100, home_scores: [1] });
  time.ms = 1000;
  const asked = Array.from({ length: 64 }, (_, to) => answers.get(window(0, to)));
  expect(await answers.get(everything)).toBe(first);
  await Promise.all(asked);
  expect(await answers.get(everything)).not.toBe(first);
});
