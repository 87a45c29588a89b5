import { aCompetition, aMatchRecord, aTeam } from '../testing/builders';
import { decodeMatchRange } from './matchRange';

describe('a match answer', () => {
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
