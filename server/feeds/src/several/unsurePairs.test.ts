import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aFeedMatch } from '../testing/feedBuilders';
import { createMatchIds } from './createMatchIds';
import { createMergedBoard } from './createMergedBoard';
import { createNames } from './createNames';
import { decodeFeedTable } from './feedTable';
import { listPairs, unsurePairs } from './unsurePairs';

const NOON = 1_700_049_600;
const FEEDS = ['alpha', 'beta'];

type Names = { home: string; away: string; kickOff?: number; league?: string };

/** The first feed's match and the deputy's, on one board. */
function pairsOf(one: Names, other: Names) {
  const board = createMergedBoard({
    feeds: FEEDS,
    names: createNames([]),
    ids: createMatchIds(),
    silentSeconds: 90,
    startedAt: NOON,
  });
  for (const [feed, { home, away, kickOff = NOON, league = 'Liga' }] of [one, other].entries()) {
    const competition = {
      id: 1,
      name: league,
      short_name: 'L',
      primary_color: undefined,
      logo: undefined,
      is_hot: false,
    };
    const teams = [home, away].map((name, index) => ({ id: 101 + index, name, logo: undefined }));
    const match = aFeedMatch({ match_time: kickOff, status_id: MatchStatus.NotStarted, competition_id: 1 });
    board.take(
      feed,
      { countries: [{ id: 1, name: 'Germany' }], competitions: [competition], teams, matches: [match] },
      NOON,
    );
  }
  return { pairs: unsurePairs(board, FEEDS), count: board.groups().size };
}

it.each<[string, Names, Names, string[], number]>([
  ['equal', { home: 'Nordstern', away: 'Moor' }, { home: 'FC Nordstern', away: 'Moor' }, [], 1],
  ['alike', { home: 'Nordstern', away: 'Moor' }, { home: 'Nordstern 09', away: 'Moor' }, ['other names of teams'], 2],
  [
    'reserves',
    { home: 'Nordstern', away: 'Moor' },
    { home: 'Nordstern II', away: 'Moor II' },
    ['other names of teams'],
    2,
  ],
  ['others', { home: 'Nordstern', away: 'Moor' }, { home: 'Hafen', away: 'Heide' }, [], 2],
  ['one equal', { home: 'Nordstern', away: 'Moor' }, { home: 'Nordstern', away: 'Xyzzy' }, [], 2],
  [
    'an hour later',
    { home: 'Nordstern', away: 'Moor' },
    { home: 'Nordstern 09', away: 'Moor', kickOff: NOON + 3600 },
    [],
    2,
  ],
  [
    'the other way round',
    { home: 'Nordstern', away: 'Moor' },
    { home: 'Moor', away: 'Nordstern' },
    ['home and away are reversed'],
    2,
  ],
  [
    'in another competition',
    { home: 'Nordstern', away: 'Moor' },
    { home: 'Nordstern', away: 'Moor', league: 'Cup' },
    ['another competition'],
    2,
  ],
])('names that are %s', (_, one, other, whys, count) => {
  const { pairs, count: shown } = pairsOf(one, other);
  expect(pairs.map(({ why }) => why)).toEqual(whys);
  expect(shown).toBe(count);
});

it('shows an operator the line that would join two', () => {
  const { pairs } = pairsOf({ home: 'Nordstern', away: 'Moor' }, { home: 'Nordstern 09', away: 'Moor' });
  expect(listPairs(pairs)).toEqual([
    'Maybe one match, shown twice (other names of teams): alpha: Nordstern – Moor (Liga, germany) at 2023-11-15T12:00:00.000Z, and beta: Nordstern 09 – Moor (Liga, germany) at 2023-11-15T12:00:00.000Z. A line in FEED_TABLE joins them',
    '    "teams": [{"name":"Nordstern","country":"germany","also":["Nordstern 09"]}]',
  ]);
  const [, line = ''] = listPairs(pairs);
  expect(decodeFeedTable(JSON.parse(`{${line}}`)).teams).toHaveLength(1);
  expect(listPairs([])).toEqual(['No match is in doubt.']);
});
