import fc from 'fast-check';
import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../testing/testStore';

const aLine = { team_id: 101, ball_possession: 50, shots_on_target: 1, yellow_cards: 0, red_cards: 0 };
const aGoal: Partial<FeedMatch> = { home_scores: [1, 0, 0, 0, 0], incidents: [anIncident()] };

onEachStore((kind) => {
  const store = openTestStore(kind);

  async function stored(id: number) {
    const { matches } = await store().readSnapshot();
    return matches.find((match) => match.id === id);
  }

  const lastNumber = async () => (await store().readSnapshot()).last;

  test('a match is stored with the number of its change as its version', async () => {
    await store().applyBatch({ matches: [aFeedMatch({ id: 10 })] });
    expect(await stored(10)).toMatchObject({ id: 10, version: await lastNumber() });
  });

  test('a match sent again unchanged gets no new version', async () => {
    const match = aFeedMatch({ id: 11, incidents: [anIncident()] });
    await store().applyBatch({ matches: [match] });
    const before = await lastNumber();
    await store().applyBatch({ matches: [{ ...match, incidents: [{ ...anIncident() }] }] });
    expect(await lastNumber()).toBe(before);
  });

  test.each<[string, Partial<FeedMatch>]>([
    ['a goal', { home_scores: [1, 0, 0, 0, 0, 0, 0] }],
    ['a fall of the score', { home_scores: [0, 0, 0, 0, 0, 0, 0] }],
    ['a status', { status_id: MatchStatus.HalfTime }],
    ['odds', { odds: '0.5!0.9!!0.9;;' }],
    ['a new kick-off of the period', { period_start: 77 }],
    ['a rank', { home_position: 3 }],
  ])('%s is news', async (_, change) => {
    const match = aFeedMatch({ id: 12, home_scores: [2, 0, 0, 0, 0, 0, 0] });
    await store().applyBatch({ matches: [match] });
    const before = await lastNumber();
    await store().applyBatch({ matches: [{ ...match, ...change }] });
    expect((await stored(12))?.version).toBeGreaterThan(before);
  });

  test('records of the same content are no change, others are', async () => {
    const batch = { countries: [aCountry()], competitions: [aCompetition()], teams: [aTeam()] };
    await store().applyBatch(batch);
    const before = await lastNumber();
    await store().applyBatch(batch);
    expect(await lastNumber()).toBe(before);
    await store().applyBatch({ teams: [aTeam({ logo: '/crest.svg' })] });
    expect(await store().readChanges(before)).toMatchObject({
      kind: 'changes',
      reference: { teams: [{ id: 101, name: 'Arsenal', logo: '/crest.svg' }] },
    });
  });

  test('a batch that cannot be stored whole leaves nothing behind', async () => {
    const before = await store().readSnapshot();
    const broken = aFeedMatch({ id: 14, match_time: Number.NaN });
    await expect(store().applyBatch({ matches: [aFeedMatch({ id: 13 }), broken] })).rejects.toThrow();
    expect(await store().readSnapshot()).toEqual(before);
  });

  test('versions grow with each change of a match, and never without one', async () => {
    const goals = fc.integer({ min: 0, max: 2 });
    const batches = fc.array(fc.array(fc.record({ id: fc.integer({ min: 100, max: 103 }), goals }), { maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(batches, async (sent) => {
        for (const batch of sent) {
          const before = await store().readSnapshot();
          const latest = new Map(batch.map(({ id, goals }) => [id, aFeedMatch({ id, home_scores: [goals] })]));
          await store().applyBatch({ matches: batch.map(({ id, goals }) => aFeedMatch({ id, home_scores: [goals] })) });
          const after = await store().readSnapshot();
          for (const match of after.matches) {
            const former = before.matches.find(({ id }) => id === match.id);
            if (match.state === former?.state) expect(match.version).toBe(former.version);
            else expect(match.version).toBeGreaterThan(before.last);
            const goal = latest.get(match.id)?.home_scores[0];
            if (goal !== undefined) expect(JSON.parse(match.state).home_scores).toEqual([goal]);
          }
        }
      }),
      { numRuns: process.env.TEST_RING === 'long' ? 15 : 5 },
    );
  });

  test('a name with what PostgreSQL keeps in no text is stored without it, and what came with it as well', async () => {
    const teams = [aTeam({ id: 77, name: 'Nam\0 Định' }), aTeam({ id: 78, name: 'Hà Nội \ud800' })];
    const incidents = [anIncident({ player_name: 'Văn\0 Lâm \udc00' })];
    await store().applyBatch({ teams, matches: [aFeedMatch({ id: 13, incidents })] });
    const { reference } = await store().readSnapshot();
    const names = reference.teams.filter(({ id }) => id === 77 || id === 78).map(({ name }) => name);
    expect(names.sort()).toEqual(['Hà Nội \ufffd', 'Nam Định']);
    expect(await stored(13)).toBeDefined();
  });

  describe('the log says of which changes pages learn from a board alone', () => {
    const match = aFeedMatch({ id: 70, status_id: MatchStatus.FirstHalf });
    const lastForBoards = async (after: number) => {
      const read = await store().readChanges(after);
      if (read.kind === 'snapshot') throw new Error('a gap');
      return read.lastForBoards;
    };

    test('of a new match, of other records, and then of neither', async () => {
      const before = await lastNumber();
      await store().applyBatch({ matches: [match] });
      expect(await lastForBoards(before)).toBe(before + 1);
      await store().applyBatch({ teams: [aTeam({ id: 101, name: `Arsenal ${before}` })] });
      expect(await lastForBoards(before + 1)).toBe(before + 2);
      await store().applyBatch({ matches: [{ ...match, odds: '2' }] });
      expect(await lastForBoards(before + 2)).toBeUndefined();
      const snapshot = await store().readSnapshot();
      expect([snapshot.last, snapshot.lastForBoards]).toEqual([before + 3, before + 2]);
    });

    test.each<[string, Partial<FeedMatch>, boolean]>([
      ['a goal, its minute, prices and figures', { ...aGoal, odds: '3', stats: [aLine] }, false],
      ['a status and the start of the period', { status_id: MatchStatus.HalfTime, period_start: 9 }, false],
      ['another kick-off', { match_time: match.match_time + 60 }, false],
      ['a rank', { away_position: 4 }, false],
      ['what is hot', { is_hot: !match.is_hot }, false],
      ['a team', { home_team_id: 77 }, true],
      ['a competition', { competition_id: 77 }, true],
    ])('%s: %#', async (_, given, isForBoards) => {
      await store().applyBatch({ matches: [match] });
      const before = await lastNumber();
      await store().applyBatch({ matches: [{ ...match, ...given }] });
      expect(await lastForBoards(before)).toBe(isForBoards ? before + 1 : undefined);
    });
  });
});
