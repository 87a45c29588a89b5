import type { FeedMatch } from 'feeds/feedRecords';
import type { Emit, FeedBatch } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../testing/testStore';
import { startFeed } from './startFeed';

/** Output of a broken provider, past every type. */
const fromJson = (text: string): FeedBatch => JSON.parse(text);

onEachStore((kind) => {
  const store = openTestStore(kind);
  const reports: string[] = [];
  let round = 0;
  let stop: () => Promise<void>;
  let send: Emit;

  beforeAll(async () => {
    send = await new Promise<Emit>((resolve) => {
      const start = (_: unknown, emit: Emit) => {
        resolve(emit);
        return () => {};
      };
      const provider = { key: 'mad', start };
      const report = (error: unknown) => reports.push(String(error));
      const log = { info: () => {} };
      const watch = { batchEmitted: () => () => {} };
      const memory = { run: () => undefined, noteRun: () => {} };
      const pause = async () => {};
      const everySecond = () => () => {};
      const clocks = { now: () => 0, everySecond, pause };
      stop = startFeed({
        provider,
        store: store(),
        runId: 'run',
        report,
        watch,
        log,
        dispatch: () => {},
        memory,
        ...clocks,
      });
    });
  });
  afterAll(() => stop());
  beforeEach(() => reports.splice(0));

  const stored = async (id: number) => (await store().readSnapshot()).matches.find((match) => match.id === id);
  const goals = (id: number, count: number, given: Partial<FeedMatch> = {}) =>
    aFeedMatch({ id, home_scores: [count], status_id: MatchStatus.FirstHalf, ...given });

  test.each([
    ['a score of null', '"home_scores": null', 'At matches.0.home_scores: expected a list, got null'],
    ['no score', '"home_scores": "2-1"', 'At matches.0.home_scores: expected a list, got "2-1"'],
    ['an unknown status', '"status_id": 99', 'At matches.0.status_id'],
    ['a kick-off in words', '"match_time": "soon"', 'At matches.0.match_time'],
    ['an id of nothing', '"id": null', 'At matches.0.id'],
    ['a kick-off of the period before all time', '"period_start": -1', 'At matches.0.period_start'],
  ])('garbage, %s: that match is left out and named, the others are stored', async (_, field, message) => {
    await send({ matches: [goals(1, 0)] });
    const before = await stored(1);
    const odd = JSON.stringify(aFeedMatch({ id: 1 })).replace(/}$/, `, ${field}}`);
    const good = JSON.stringify(goals(2, ++round));
    await send(fromJson(`{"matches": [${odd}, ${good}]}`));
    expect(reports).toEqual([expect.stringContaining(message)]);
    expect(await stored(1)).toEqual(before);
    expect((await stored(2))?.state).toContain(`"home_scores":[${round}]`);
  });

  test('an incident that is none is left out alone, and the goal is stored', async () => {
    const odd = JSON.stringify(goals(5, 1)).replace(/}$/, ', "incidents": [{"type": "goal"}], "odds": 9}');
    await send(fromJson(`{"matches": [${odd}]}`));
    expect(reports).toEqual([
      expect.stringContaining('At matches.0.odds: expected a text, got 9'),
      expect.stringContaining('At matches.0.incidents.0.type: expected a number, got "goal"'),
    ]);
    expect((await stored(5))?.state).toMatch(/"home_scores":\[1\].*"odds":"".*"incidents":\[\]/);
  });

  test('a record without a name is left out, and what is no list refuses the batch', async () => {
    await send(fromJson('{"teams": [{"id": 5}, {"id": 6, "name": "Inter"}]}'));
    const { teams } = (await store().readSnapshot()).reference;
    expect(teams.map(({ id }) => id)).toEqual([6]);
    await expect(send(fromJson('{"matches": {"id": 1}}'))).rejects.toThrow('At matches: expected a list');
  });

  test('what a provider adds of its own is not stored', async () => {
    await send(fromJson(JSON.stringify({ matches: [{ ...goals(3, 1), __proto__: null, note: 'secret' }] })));
    expect((await stored(3))?.state).not.toContain('secret');
  });

  describe('line-ups', () => {
    const lineups = async (id: number): Promise<unknown> => JSON.parse((await store().lineups(id)) ?? 'null');
    const player = (number: number, given: object = {}) => ({ name: `Cầu thủ ${number}`, number, ...given });
    const players = (count: number) => Array.from({ length: count }, (_, index) => player(index + 1));
    const sent = (home: unknown) =>
      fromJson(
        JSON.stringify({
          matches: [goals(6, ++round)],
          lineups: [{ match_id: 6, is_confirmed: true, home, away: { starters: players(11) } }],
        }),
      );

    test.each<[string, unknown, unknown]>([
      ['ten players', { starters: players(10) }, { starters: { length: 10 } }],
      ['twelve players', { starters: players(12) }, undefined],
      ['two hundred players', { starters: players(200) }, undefined],
      [
        'two hundred on the bench',
        { starters: players(11), bench: players(200) },
        { starters: { length: 11 }, bench: { length: 0 } },
      ],
      ['no name', { starters: [{ number: 1 }, ...players(9)] }, { starters: { length: 9 } }],
      [
        'two with one shirt',
        { starters: [player(1), player(1, { name: 'Khác' })] },
        { starters: [{ name: 'Cầu thủ 1' }, { name: 'Khác' }] },
      ],
      ['an odd position', { starters: [player(1, { position: 'libero' })] }, { starters: [player(1)] }],
      [
        'text for numbers',
        { starters: [player(1, { number: '1', grid: ['1', '1'] })] },
        { starters: [player(1, { grid: [1, 1] })] },
      ],
      ['words for numbers', { starters: [player(1, { number: 'một' })] }, { starters: [{ name: 'Cầu thủ 1' }] }],
    ])('%s cost at most that player or that side, never the match', async (_, home, expected) => {
      await send(sent(home));
      const stored6 = await lineups(6);
      if (expected === undefined) expect(stored6).not.toHaveProperty('home');
      else expect(stored6).toMatchObject({ home: expected });
      expect(stored6).toMatchObject({ away: { starters: { length: 11 } } });
      expect((await stored(6))?.state).toContain(`"home_scores":[${round}]`);
    });

    test.each(['{"match_id": 6}', '[{"match_id": "sáu"}]', '"soon"', 'null'])('%s costs no match', async (odd) => {
      const match = JSON.stringify(goals(6, ++round));
      await send(fromJson(`{"matches": [${match}], "lineups": ${odd}}`));
      expect((await stored(6))?.state).toContain(`"home_scores":[${round}]`);
      expect(reports).toHaveLength(1);
    });
  });

  test('duplicates: of one batch the last counts, and what is known gets no new version', async () => {
    await send({ teams: [aTeam(), aTeam()], matches: [goals(4, 1), goals(4, 2), goals(4, 2)] });
    const first = await stored(4);
    expect(first?.state).toContain('"home_scores":[2]');
    await send({ matches: [goals(4, 2), goals(4, 2)] });
    expect(await stored(4)).toEqual(first);
  });

  test('back in time: what it says counts, as with an annulled goal, and versions never go back', async () => {
    const versions: (number | undefined)[] = [];
    const sent = [goals(7, 1), goals(7, 2, { status_id: MatchStatus.Ended }), goals(7, 1), goals(7, 0)];
    for (const match of sent) {
      await send({ matches: [match] });
      versions.push((await stored(7))?.version);
    }
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => Number(a) - Number(b)));
    expect((await stored(7))?.state).toContain('"home_scores":[0]');
  });

  test('silence: what is stored stands', async () => {
    const before = await store().readSnapshot();
    await send({});
    expect(await store().readSnapshot()).toEqual(before);
    expect(before.matches.length).toBeGreaterThan(0);
  });
});
