import { type FeedEvent, type Feeding, firstFeeding, nextFeeding } from './whoFeeds';

const MEMORY = { kind: 'memory', isLeader: false } as const;
const OWN_MEMORY = { kind: 'memory', isLeader: true } as const;

/** After these events, a second apart; a number lets so many seconds go by. */
function after(...events: readonly (FeedEvent | number)[]): Feeding {
  let now = 0;
  let feeding = firstFeeding(now);
  const next = (event: FeedEvent) => {
    now += 1000;
    feeding = nextFeeding(feeding, event, now);
  };
  for (const event of events) {
    if (typeof event === 'string') next(event);
    else for (let second = 0; second < event; second += 1) next('second');
  }
  return feeding;
}

it.each([
  ['at a start', [], { kind: 'unknown' }],
  ['in its term', ['termBegan'], { kind: 'leader' }],
  ['after its term', ['termBegan', 'termEnded'], { kind: 'follower' }],
  ['while another leads', ['otherLeads'], { kind: 'follower' }],
  ['while the store is silent', [7], MEMORY],
  ['while the store is silent for a moment', [6], { kind: 'unknown' }],
  ['while the board is in sync, and nobody feeds', ['inSync', 3, 'inSync', 3, 'inSync'], MEMORY],
  ['while another feeds, and the board is not in sync', [3, 'stored', 3], MEMORY],
  ['while another feeds, and the board is in sync', [3, 'stored', 'inSync', 3], { kind: 'unknown' }],
  ['in its term, in which the board is not in sync', ['termBegan', 7], OWN_MEMORY],
  ['in its term, in which it is', ['termBegan', 4, 'inSync', 6], { kind: 'leader' }],
  ['when the store takes nothing', ['termBegan', 'refused'], OWN_MEMORY],
  ['when its term ends meanwhile', ['termBegan', 'refused', 'termEnded'], MEMORY],
  ['when its term begins meanwhile', [7, 'termBegan'], OWN_MEMORY],
  ['when another leads meanwhile', [7, 'otherLeads'], MEMORY],
  ['when its feed fills the store again', [7, 'termBegan', 'runBegan'], { kind: 'leader' }],
  ['when the store has a batch of another again', [7, 'stored'], { kind: 'follower' }],
  ['when the store has a batch of its own again', ['termBegan', 'refused', 'stored'], { kind: 'leader' }],
] as const)('knows who fills the board %s', (_, events, feeder) => {
  expect(after(...events).feeder).toEqual(feeder);
});

it('knows when some node was last known to feed', () => {
  expect(after('termBegan', 3).fedAt).toBe(4000);
  expect(after('otherLeads', 3).fedAt).toBe(1000);
  expect(after(1, 'stored', 3).fedAt).toBe(2000);
});
