import { createLiveMatch, type Source } from './createLiveMatch';

const item = (status: number, home: number, more = {}) => ({
  id: 'a',
  stats: undefined,
  incidents: undefined,
  tlive: undefined,
  ...more,
  score: ['a', status, [home, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], status === 2 ? 1000 : 0, ''],
});
const poll = (now: number, askedAt = now): Source => ({ kind: 'poll', askedAt, now });
const push = (now: number, isChecked = true): Source => ({ kind: 'push', isChecked, now });

function followed() {
  const reported: string[] = [];
  const match = createLiveMatch((error) => void reported.push(error.message));
  match.take(item(2, 1), poll(0));
  const goals = () => match.score?.home[0];
  return { match, goals, reported };
}

it('takes a goal from a push at once', () => {
  const { match, goals } = followed();
  expect(match.take(item(2, 2), push(20))).toBe(true);
  expect(goals()).toBe(2);
});

it('lets the next poll say whether a goal is taken back that a push takes back', () => {
  const { match, goals } = followed();
  match.take(item(2, 0), push(20));
  expect(goals()).toBe(1);
  match.take(item(2, 0), poll(22));
  expect(goals()).toBe(0);
});

it('believes a push alone when no poll comes', () => {
  const { match, goals } = followed();
  match.take(item(2, 0), push(20, false));
  expect(goals()).toBe(0);
});

it('does not flap with an answer from a cache, seconds after a goal', () => {
  const { match, goals } = followed();
  match.take(item(2, 2), push(20));
  expect(match.take(item(2, 1), poll(22))).toBe(false);
  expect(goals()).toBe(2);
  match.take(item(2, 2), poll(24));
  expect(match.take(item(2, 1), poll(26))).toBe(false);
  expect(match.take(item(2, 1), poll(28))).toBe(true);
  expect(goals()).toBe(1);
});

it('passes over an answer that was asked for before a push came', () => {
  const { match, goals } = followed();
  match.take(item(2, 2), push(20));
  expect(match.take(item(2, 1), poll(21, 19.5))).toBe(false);
  expect(goals()).toBe(2);
});

it('believes polls again once the clock was set back: what came later has no meaning then', () => {
  const { match, goals } = followed();
  match.take(item(2, 2), push(4000));
  expect(match.take(item(2, 1), poll(400))).toBe(true);
  expect(goals()).toBe(1);
  expect(match.changedAt).toBe(400);
});

it('follows a match into doubt and back', () => {
  const { match } = followed();
  match.take(item(13, 1), push(30));
  expect(match.score?.status).toBe(13);
  match.take(item(2, 1), push(40));
  expect(match.score?.status).toBe(2);
});

it('takes no score from before the end for the result', () => {
  const { match, goals } = followed();
  match.take({ ...item(2, 1), score: ['a', 4, [], null, 0] }, poll(30));
  expect(goals()).toBe(1);
  match.take({ ...item(2, 1), score: ['a', 8, [], null, 0] }, poll(60));
  expect([match.score?.status, goals()]).toEqual([8, -1]);
  match.take(item(8, 2), poll(70));
  expect(goals()).toBe(2);
});

it('finds nothing new in the same news', () => {
  const { match } = followed();
  expect(match.take(item(2, 1), push(5))).toBe(false);
  expect(match.take(item(2, 1), poll(6))).toBe(false);
});

it('keeps the start of a period that a later answer leaves open', () => {
  const { match } = followed();
  match.take({ ...item(2, 1), score: ['a', 2, [1], [0], 0] }, poll(30));
  expect(match.score?.periodStart).toBe(1000);
});

it.each([null, 'x', [], ['a'], ['a', 77, [], []], {}, 5])('keeps all when a score is %j, and says so', (score) => {
  const { match, goals, reported } = followed();
  match.take({ ...item(2, 1), score }, poll(30));
  expect(goals()).toBe(1);
  expect(reported).toHaveLength(1);
});

it('leaves one odd incident out', () => {
  const { match, reported } = followed();
  const incidents = [{ type: 3, time: 5 }, { time: 6 }, 7];
  match.take({ id: 'a', score: undefined, stats: 'x', incidents, tlive: undefined }, poll(30));
  expect(match.incidents).toMatchObject([{ type: 3, time: 5 }]);
  expect(reported).toHaveLength(3);
});

it('takes no score below 0 after a goal', () => {
  const { match, reported } = followed();
  const incidents = [{ type: 1, time: 5, home_score: -1, away_score: -1 }];
  match.take({ id: 'a', score: undefined, stats: undefined, incidents, tlive: undefined }, poll(30));
  expect(match.incidents).toMatchObject([{ type: 1, home_score: undefined, away_score: undefined }]);
  expect(reported).toHaveLength(2);
});

describe('the text', () => {
  const lines = (...minutes: number[]) => minutes.map((minute) => ({ time: `${minute}'`, data: `Line ${minute}.` }));
  const text = (match: ReturnType<typeof followed>['match']) => match.text.map(({ time }) => Number(time));

  it('is that of the last poll, and news once', () => {
    const { match } = followed();
    expect(match.take(item(2, 1, { tlive: lines(1, 2, 3) }), poll(2))).toBe(true);
    expect(match.take(item(2, 1, { tlive: lines(1, 2, 3) }), poll(4))).toBe(false);
    expect(match.take(item(2, 1, { tlive: lines(1, 3) }), poll(6))).toBe(true);
    expect(text(match)).toEqual([1, 3]);
  });

  it.each([
    ['all of it', lines(1, 2, 3, 4)],
    ['only what is new', lines(4)],
    ['a part that is known', lines(3, 4)],
  ])('grows with a push that has %s', (_, tlive) => {
    const { match } = followed();
    match.take(item(2, 1, { tlive: lines(1, 2, 3) }), poll(2));
    expect(match.take({ ...item(2, 1, { tlive }), score: undefined }, push(4))).toBe(true);
    expect(text(match)).toEqual([1, 2, 3, 4]);
  });

  it.each([[[]], [null], ['x'], [[{ data: 5 }]], [{ time: 1 }]])('stays where another is %j', (tlive) => {
    const { match } = followed();
    match.take(item(2, 1, { tlive: lines(1) }), poll(2));
    expect(match.take(item(2, 1, { tlive }), poll(4))).toBe(false);
    expect(text(match)).toEqual([1]);
  });

  it('is no change of the match: a list that corrects the score later counts', () => {
    const { match } = followed();
    match.take(item(2, 1, { tlive: lines(1) }), poll(50));
    expect(match.changedAt).toBe(0);
  });

  it('is forgotten when it is not shown any more, and comes again', () => {
    const { match } = followed();
    match.take(item(2, 1, { tlive: lines(1) }), poll(2));
    match.dropText();
    expect(text(match)).toEqual([]);
    expect(match.take(item(2, 1, { tlive: lines(1) }), poll(4))).toBe(true);
  });
});
