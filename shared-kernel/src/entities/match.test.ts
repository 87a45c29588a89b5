import { decode } from '../decode/decode';
import { matchSchema } from './match';

/** The minimum of a match. */
const bare = {
  id: 1,
  match_time: 1670612400,
  status_id: 1,
  competition_id: 2,
  home_team_id: 3,
  away_team_id: 4,
  home_scores: [],
  away_scores: [],
};

describe('a match', () => {
  it('needs no optional field', () => {
    expect(decode(matchSchema, bare)).toMatchObject({
      is_hot: false,
      odds: '',
      incidents: [],
      stats: [],
      period_start: 0,
    });
  });

  it('takes every number as a text', () => {
    const texts = { ...bare, id: '1', match_time: '1670612400', status_id: '2', home_scores: ['2', '1'], version: '9' };
    expect(decode(matchSchema, texts)).toMatchObject({
      id: 1,
      state: { kind: 'live', period: 'firstHalf' },
      version: 9,
      score: { home: { regular: 2, firstHalf: 1 } },
    });
  });

  it.each([
    ['a number', 3, 3],
    ['a text', '3', 3],
    ['an empty text', '', undefined],
    ['zero', 0, undefined],
    ['null', null, undefined],
    ['nothing', undefined, undefined],
  ])('reads a league rank given as %s', (_, home_position, rank) => {
    expect(decode(matchSchema, { ...bare, home_position }).home_position).toBe(rank);
  });

  it.each([
    ['no score arrays', { home_scores: undefined }, 'At home_scores: expected a list, got nothing'],
    ['null score arrays', { away_scores: null }, 'At away_scores: expected a list, got null'],
    ['a status of 14', { status_id: 14 }, 'At status_id: expected a match status from 0 to 13, got 14'],
  ])('is refused with %s', (_, wrong, message) => {
    expect(() => decode(matchSchema, { ...bare, ...wrong })).toThrow(message);
  });

  it('is not reached by prototype keys', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"is_hot": true}, "constructor": 1}');
    const match = decode(matchSchema, { ...bare, ...(hostile as object) });
    expect(match.is_hot).toBe(false);
    expect(Object.keys(match)).not.toContain('constructor');
  });
});
