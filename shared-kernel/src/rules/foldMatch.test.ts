import fc from 'fast-check';
import type { Match } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import type { Lane, LaneChange } from '../protocol/lanes';
import { decodeMatchUpdate, type PushedUpdate } from '../protocol/matchUpdate';
import { aMatch, anIncident, anUpdate, KICK_OFF } from '../testing/builders';
import { foldSnapshot, type KnownMatch } from './foldMatch';
import { foldChange, foldWhole } from './foldPush';

/** A match after a whole message. */
const foldUpdate = (match: Match, update: PushedUpdate) => foldWhole(foldSnapshot(undefined, match), update).match;

const aChange = (lane: Lane, base: number, version: number, given: Partial<LaneChange>): LaneChange => ({
  id: 1,
  lane,
  base,
  version,
  score: undefined,
  incidents: undefined,
  match_time: undefined,
  names: undefined,
  odds: undefined,
  stats: undefined,
  ...given,
});

const goals = (regular: number) => ({ score: { home: { regular } } });

const secondHalf = (home: number, version?: number) =>
  decodeMatchUpdate(anUpdate({ score: [1, MatchStatus.SecondHalf, [home], [0], KICK_OFF + 3600], version }));

describe('a live update (M10)', () => {
  it('overwrites status, scores and incidents', () => {
    const incidents = [anIncident()];
    const folded = foldUpdate(aMatch({ version: 4 }), { ...secondHalf(1, 5), incidents });
    expect(folded).toMatchObject({ state: { period: 'secondHalf' }, ...goals(1), incidents, version: 5 });
    expect(folded.period_start).toBe(KICK_OFF + 3600);
  });

  it('may lower the score: a cancelled goal', () => {
    expect(foldUpdate(aMatch({ home_scores: [2], version: 4 }), secondHalf(1, 5))).toMatchObject(goals(1));
  });

  it('keeps what it does not mention', () => {
    const match = aMatch({ odds: '1!2!3!4', incidents: [anIncident()] });
    const folded = foldUpdate(match, { ...secondHalf(0, 9), incidents: undefined });
    expect(folded).toMatchObject({ odds: match.odds, incidents: match.incidents });
  });

  it('has ranks and what is hot, also that there is no rank any more', () => {
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
    expect(foldUpdate(match, secondHalf(3, version))).toMatchObject(goals(3));
  });
});

describe('a later snapshot', () => {
  const known = (match: Match) => foldSnapshot(undefined, match);

  it('counts in each lane where it is newer', () => {
    const ahead = foldChange(known(aMatch({ version: 2 })), aChange('prices', 2, 6, { odds: 'new' }), {});
    const { match } = foldSnapshot(ahead, aMatch({ version: 4, home_scores: [1], odds: 'old' }));
    expect(match).toMatchObject({ ...goals(1), odds: 'new', version: 6 });
  });

  it('says what no message says, also where messages have got ahead of it, but no older one does', () => {
    const pushed = foldWhole(known(aMatch({ version: 2, is_hot: false, competition_id: 1 })), secondHalf(2, 4));
    const loaded = foldSnapshot(pushed, aMatch({ version: 4, is_hot: true, competition_id: 2 }));
    expect(loaded.match).toMatchObject({ ...goals(2), is_hot: true, competition_id: 2 });
    expect(foldSnapshot(loaded, aMatch({ version: 3, competition_id: 1 })).match).toBe(loaded.match);
  });

  it('takes ranks from the line where that sent them last', () => {
    const ranked = foldChange(known(aMatch({ version: 5 })), aChange('football', 5, 7, { listing: [0, 11, true] }), {});
    expect(foldSnapshot(ranked, aMatch({ version: 6 })).match).toMatchObject({ away_position: 11, is_hot: true });
  });

  it('that names no suspended prices says that there are none', () => {
    const suspended = known(aMatch({ version: 2, suspended_odds: '1!2' }));
    expect(foldWhole(suspended, { ...secondHalf(1, 3), suspended_odds: undefined }).match.suspended_odds).toBe('1!2');
    expect(foldSnapshot(suspended, aMatch({ version: 4 })).match.suspended_odds).toBeUndefined();
  });
});

/** Each version of a match says in each lane which it is. */
const stateOf = (version: number) =>
  aMatch({ version, home_scores: [version], status_id: MatchStatus.SecondHalf, odds: `${version}` });

it('never goes back within a lane, and ends as the server has it, in any order and with any repetition', () => {
  const NEWEST = 12;
  const input = fc.record({
    kind: fc.constantFrom('snapshot', 'whole', 'football', 'prices'),
    version: fc.integer({ min: 2, max: NEWEST }),
  });
  const fold = (known: KnownMatch, { kind, version }: { kind: string; version: number }) => {
    switch (kind) {
      case 'snapshot':
        return foldSnapshot(known, stateOf(version));
      case 'whole':
        return foldWhole(known, { ...secondHalf(version, version), odds: `${version}` });
      case 'football':
        return foldChange(known, aChange('football', version - 1, version, { score: secondHalf(version).score }), {});
      default:
        return foldChange(known, aChange('prices', version - 1, version, { odds: `${version}` }), {});
    }
  };
  fc.assert(
    fc.property(fc.array(input, { maxLength: 30 }), (inputs) => {
      let known = foldSnapshot(undefined, stateOf(1));
      for (const one of inputs) {
        const next = fold(known, one);
        expect(next.match.score.home.regular).toBeGreaterThanOrEqual(known.match.score.home.regular);
        expect(Number(next.match.odds)).toBeGreaterThanOrEqual(Number(known.match.odds));
        expect([next.match.score.home.regular, Number(next.match.odds)]).toEqual([
          next.lanes?.football,
          next.lanes?.prices,
        ]);
        known = next;
      }
      const { match, lacks } = foldSnapshot(known, stateOf(NEWEST));
      expect(match).toMatchObject({ ...goals(NEWEST), odds: `${NEWEST}`, version: NEWEST });
      expect(lacks).toBeUndefined();
    }),
  );
});
