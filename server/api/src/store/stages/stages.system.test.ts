import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { sql } from 'kysely';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Stage } from 'shared-kernel/entities/stage';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../../testing/testStore';

const NOW = 1_800_000_000;
const [CUP, OTHER] = [7, 8];

onEachStore((kind) => {
  const store = openTestStore(kind);
  const info = (match_id: number, stage: Stage | undefined) => ({
    match_id,
    venue: undefined,
    referee: undefined,
    stage,
  });
  const match = (id: number, given = {}) => aFeedMatch({ id, competition_id: CUP, match_time: NOW - id, ...given });
  const ended = {
    status_id: MatchStatus.Ended,
    home_scores: [1, 0, 0, 0, 0, 2, 4],
    away_scores: [1, 0, 0, 0, 0, 2, 3],
  };
  const stages = async (competition = CUP) =>
    (await store().cupMatches(competition)).map(({ match_id, round, in_group }) => [match_id, round, in_group]);

  beforeAll(async () => {
    await store().beginRun({ key: 'thesports', origin: 'thesports' }, 'lasting', NOW);
    await store().applyBatch({
      competitions: [aCompetition({ id: CUP, name: 'Cúp' }), aCompetition({ id: OTHER, name: 'Giải' })],
      teams: [aTeam({ id: 101, name: 'Getafe' }), aTeam({ id: 102, name: 'Sevilla' })],
      matches: [match(1, ended), match(2), match(3, { competition_id: OTHER })],
      info: [
        info(1, { round: 'final', group: undefined }),
        info(2, { round: 'group', group: 'A' }),
        info(3, undefined),
      ],
    });
  });

  test('the part of a cup that a match belongs to is kept, with its result once it has one', async () => {
    expect(await stages()).toEqual([
      [1, 'final', null],
      [2, 'group', 'A'],
    ]);
    expect(await stages(OTHER)).toEqual([]);
    const [first, second] = await store().cupMatches(CUP);
    expect(first?.result).toEqual({
      kick_off: NOW - 1,
      home: 101,
      away: 102,
      home_name: 'Getafe',
      away_name: 'Sevilla',
      home_goals: 2,
      away_goals: 2,
      home_kicks: 4,
      away_kicks: 3,
      shootout_winner: 1,
      is_extra_time: true,
      home_card_points: null,
      away_card_points: null,
    });
    expect(second?.result).toBeNull();
  });

  test('what a feed corrects is corrected; where it reports none, what it reported stays', async () => {
    await store().applyBatch({ info: [info(2, { round: 'group', group: 'B' })] });
    expect(await stages()).toContainEqual([2, 'group', 'B']);
    await store().applyBatch({ info: [info(2, undefined)] });
    expect(await stages()).toContainEqual([2, 'group', 'B']);
    await store().applyBatch({ info: [info(99, { round: 'final', group: undefined })] });
    expect(await stages()).toHaveLength(2);
  });

  test('a phase is kept with the group, and of the same round what is no longer reported stays', async () => {
    const phases = async () =>
      (await store().cupMatches(CUP)).map(({ match_id, round, in_group, in_phase }) => [
        match_id,
        round,
        in_group,
        in_phase,
      ]);
    const send = (stage: Stage) => store().applyBatch({ info: [info(2, stage)] });
    await send({ round: 'group', group: 'C', phase: 'second' });
    expect(await phases()).toContainEqual([2, 'group', 'C', 'second']);
    await send({ round: 'group', group: undefined });
    expect(await phases()).toContainEqual([2, 'group', 'C', 'second']);
    await send({ round: 'semi_final', group: undefined });
    expect(await phases()).toContainEqual([2, 'semi_final', null, null]);
    await send({ round: 'group', group: 'B' });
    expect(await phases()).toContainEqual([2, 'group', 'B', null]);
  });

  test('the page of the match has what is kept: after a restart a feed may not know the group', async () => {
    const shown = async () => JSON.parse((await store().matchInfo(2)) ?? '').stage;
    const send = (stage: Stage | undefined) => store().applyBatch({ info: [info(2, stage)] });
    await send({ round: 'group', group: 'C', phase: 'second' });
    expect(await shown()).toEqual({ round: 'group', group: 'C', phase: 'second' });
    await send({ round: 'group', group: undefined });
    expect(await shown()).toEqual({ round: 'group', group: 'C', phase: 'second' });
    await send(undefined);
    expect(await shown()).toEqual({ round: 'group', group: 'C', phase: 'second' });
    await send({ round: 'final', group: undefined });
    expect(await shown()).toEqual({ round: 'final' });
  });

  test('it outlives its match, and the run of a made-up feed takes its own along', async () => {
    await store().prune(NOW + 40 * 86_400);
    expect(await stages()).toContainEqual([1, 'final', null]);
    expect((await store().cupMatches(CUP)).find(({ match_id }) => match_id === 1)?.result?.home_goals).toBe(2);
    await store().beginRun({ key: 'simulator:1' }, 'a', NOW);
    await store().applyBatch({ matches: [match(4)], info: [info(4, { round: 'final', group: undefined })] });
    expect(await stages()).toEqual([[4, 'final', null]]);
    await store().beginRun({ key: 'simulator:1' }, 'b', NOW);
    await store().beginRun({ key: 'thesports', origin: 'thesports' }, 'lasting', NOW);
    expect(await stages()).toContainEqual([1, 'final', null]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from match_stage`.execute(store.db());
    expect(rows[0]?.count).toBe(2);
  });
});
