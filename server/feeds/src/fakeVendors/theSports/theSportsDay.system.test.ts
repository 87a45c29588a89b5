import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { numberOfId } from '../../polled/numberOfId';
import { NOON } from '../../testing/simulatedDay';
import { RESULTS } from '../testing/recordedDays';
import { followFakeTheSports } from './testing/followFakeTheSports';

const HOUR = 3600;
/** By then both matches are over, and the one that is corrected hours later is corrected. */
const EVENING = 8 * HOUR;
const numberOf = (id: string) => numberOfId('thesports', 'match', id);

let following: Awaited<ReturnType<typeof followFakeTheSports>> | undefined;
afterEach(() => following?.end());

it('shows at the end of a day what was recorded, and the table of edits as it must be shown; after a restart too', async () => {
  following = await followFakeTheSports({ startedAt: NOON });
  const { fakeVendor, store, turnTo, restart, pushed, reported, differences } = following;
  const recorded = fakeVendor.matches().slice(0, RESULTS.length);
  const check = (but = {}) => {
    for (const [index, { live }] of recorded.entries())
      expect(store.matches.get(numberOf(live.id))).toMatchObject({ ...RESULTS[index], status_id: MatchStatus.Ended });
    for (const { name, id, expected } of fakeVendor.quirks)
      expect({ name, ...store.matches.get(numberOf(id)) }).toMatchObject({ name, ...expected, ...but });
    expect(differences()).toEqual([]);
  };
  await turnTo(NOON + EVENING, 55);
  check();
  expect(pushed()).toBeGreaterThan(50);
  expect(reported).toEqual([]);
  for (const { live } of recorded) {
    const lineups = store.lineups.get(numberOf(live.id));
    expect([lineups?.home?.starters.length, lineups?.away?.starters.length]).toEqual([11, 11]);
    const lines = store.texts.get(numberOf(live.id))?.lines ?? [];
    expect([lines[0]?.text, lines.at(-1)?.text]).toEqual(['The match has started.', 'Full time.']);
  }
  const published = store.batches.flatMap(({ matches = [], markets = [] }) => [...matches, ...markets]);
  expect(published.some((one) => 'odds' in one && one.suspended_odds)).toBe(true);
  expect(published.some((one) => 'corners' in one && one.corners?.suspended_odds)).toBe(true);
  const [first] = fakeVendor.quirks;
  expect(store.texts.get(numberOf(first?.id ?? ''))?.lines.map(({ text }) => text)).toEqual([
    '<img src=x onerror="alert(1)">Goal <b>cancelled</b> & gone',
    ...['evil', '进球无效！', `${'x'.repeat(399)}…`, 'No minute.'],
  ]);
  restart();
  await turnTo(NOON + EVENING + HOUR / 2);
  // Prices of matches of longer ago are not asked for again.
  check({ odds: expect.any(String) });
});
