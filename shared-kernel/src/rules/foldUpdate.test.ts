import fc from 'fast-check';
import type { Match } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import { aMatch, anIncident, anUpdate, KICK_OFF } from '../testing/builders';
import { foldUpdate } from './foldUpdate';

const secondHalf = (home: number, version?: number) =>
  anUpdate({ score: [1, MatchStatus.SecondHalf, [home], [0], KICK_OFF + 3600], version });

describe('a live update (M10)', () => {
  it('overwrites status, scores and incidents', () => {
    const incidents = [anIncident()];
    const folded = foldUpdate(aMatch({ version: 4 }), { ...secondHalf(1, 5), incidents });
    expect(folded).toMatchObject({ status_id: 4, home_scores: [1], incidents, version: 5 });
    expect(folded.score?.[4]).toBe(KICK_OFF + 3600);
  });

  it('may lower the score: a cancelled goal', () => {
    expect(foldUpdate(aMatch({ home_scores: [2], version: 4 }), secondHalf(1, 5)).home_scores).toEqual([1]);
  });

  it('keeps what it does not mention', () => {
    const match = aMatch({ odds: '1!2!3!4', incidents: [anIncident()] });
    const folded = foldUpdate(match, { ...secondHalf(0, 9), incidents: undefined });
    expect(folded).toMatchObject({ odds: match.odds, incidents: match.incidents });
  });

  it('tells ranks and what is hot, also that there is no rank any more', () => {
    const match = aMatch({ home_position: 3, away_position: 12, version: 4 });
    const folded = foldUpdate(match, { ...secondHalf(0, 5), listing: [0, 11, true] });
    expect(folded).toMatchObject({ home_position: undefined, away_position: 11, is_hot: true });
    expect(foldUpdate(folded, secondHalf(0, 6))).toMatchObject({ away_position: 11, is_hot: true });
  });

  it.each([
    ['older', 3],
    ['of the same version', 4],
  ])('is dropped when %s', (_, version) => {
    const match = aMatch({ version: 4 });
    expect(foldUpdate(match, secondHalf(3, version))).toBe(match);
  });

  it.each([
    ['the update', aMatch({ version: 4 }), undefined],
    ['the match', aMatch({ version: undefined }), 1],
  ])('counts by arrival when %s has no version', (_, match, version) => {
    expect(foldUpdate(match, secondHalf(3, version)).home_scores).toEqual([3]);
  });

  it('ends the same in any order and with any repetition', () => {
    const updates = fc.array(fc.record({ version: fc.integer({ min: 1, max: 30 }), home: fc.nat(9) }), {
      maxLength: 20,
    });
    const fold = (match: Match, versions: readonly number[]) =>
      versions.reduce((folded, version) => foldUpdate(folded, secondHalf(version % 7, version)), match);
    fc.assert(
      fc.property(updates, fc.infiniteStream(fc.nat()), (drawn, randoms) => {
        const versions = drawn.map(({ version }) => version);
        const shuffled = [...versions, ...versions]
          .map((version) => ({ version, key: randoms.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ version }) => version);
        const start = aMatch({ version: 1 });
        const inOrder = [...versions].sort((a, b) => a - b);
        expect(fold(start, shuffled)).toEqual(fold(start, inOrder));
      }),
    );
  });
});
