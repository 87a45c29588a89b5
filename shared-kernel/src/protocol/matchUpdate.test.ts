import { matchState } from '../entities/matchState';
import { MatchStatus } from '../entities/matchStatus';
import { decodeMatchUpdate } from './matchUpdate';

const secondHalf = matchState(MatchStatus.SecondHalf);
const score = [7, 4, [1, 0], [0, 0], 1670612400];

describe('a hub message (M11)', () => {
  it('is a JSON text with at least id, score and incidents', () => {
    expect(decodeMatchUpdate(JSON.stringify({ match_id: 7, score, incidents: [] }))).toMatchObject({
      match_id: 7,
      score: { state: secondHalf, score: { home: { regular: 1 }, away: { regular: 0 } }, period_start: 1670612400 },
      version: undefined,
    });
  });

  it('may come as an object, with numbers as texts and a longer score', () => {
    const update = decodeMatchUpdate({ match_id: '7', score: ['7', '4', ['1'], ['0'], '5', 'more'], version: '3' });
    expect(update).toMatchObject({ match_id: 7, version: 3 });
    expect(update.score).toMatchObject({ state: secondHalf, score: { home: { regular: 1 } }, period_start: 5 });
  });

  it('reads a score without a period start as unknown (M5)', () => {
    expect(decodeMatchUpdate({ match_id: 7, score: score.slice(0, 4) }).score.period_start).toBe(0);
  });

  it.each([
    ['no JSON', '{oops', 'At UpdateScoreIncident: expected an object, got "{oops"'],
    ['a number', '7', 'At UpdateScoreIncident: expected an object, got 7'],
    ['nothing', undefined, 'expected an object, got nothing'],
  ])('is refused when it is %s', (_, message, error) => {
    expect(() => decodeMatchUpdate(message)).toThrow(error);
  });
});
