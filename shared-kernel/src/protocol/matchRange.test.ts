import { aCompetition, aMatchRecord, aTeam } from '../testing/builders';
import { decodeMatchRange } from './matchRange';

describe('a match answer', () => {
  it('keeps its matches when one in the middle is broken', () => {
    const reported: string[] = [];
    const data = Array.from({ length: 5000 }, (_, index) => aMatchRecord({ id: index + 1 }));
    const raw: unknown = { data: data.map((match) => (match.id === 2500 ? { ...match, home_scores: null } : match)) };
    const range = decodeMatchRange(raw, (error) => reported.push(error.message));
    expect(range.matches).toHaveLength(4999);
    expect(reported).toEqual(['At data.2499.home_scores: expected a list, got null']);
  });

  it('leaves out a broken team and keeps the matches', () => {
    const extra_data = { competition: [aCompetition()], country: null, team: [aTeam(), { id: 2 }] };
    const range = decodeMatchRange({ data: [aMatchRecord()], extra_data }, () => {});
    expect(range).toMatchObject({ competitions: [{ id: 1 }], countries: [], teams: [{ id: 101 }] });
    expect(range.matches).toHaveLength(1);
  });

  it('needs no extra data', () => {
    expect(decodeMatchRange({ data: [] }, () => {})).toEqual({
      matches: [],
      competitions: [],
      countries: [],
      teams: [],
    });
  });

  it.each([[null], [[]], [{}], [{ data: {} }]])('refuses %j', (raw) => {
    expect(() => decodeMatchRange(raw, () => {})).toThrow('expected');
  });
});
