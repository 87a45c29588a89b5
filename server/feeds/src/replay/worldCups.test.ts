import fc from 'fast-check';
import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore, type Pair, shootoutScore } from 'shared-kernel/rules/score';
import { onRealData } from '../testing/readShared';
import { momentsOf, stateAt, THE_END } from '../testing/timelines';
import { playedMatches, replayOf, STARTED_AT, worldCup } from '../testing/worldCups';
import { onDay } from './matchDays';
import { replayProgramme } from './replayProgramme';

onRealData('all 128 matches of two World Cups', () => {
  const matches = playedMatches();

  it('are there', () => expect(matches).toHaveLength(128));

  it('end as recorded', () => {
    for (const match of matches) {
      const { afterExtraTime, fullTime, halfTime, shootout } = match.result;
      const end = stateAt(replayOf(match), THE_END);
      expect(end.status_id).toBe(MatchStatus.Ended);
      expect(goalsOf(mainScore(end))).toEqual(afterExtraTime ?? fullTime);
      expect([end.home_scores[0], end.away_scores[0]]).toEqual(fullTime);
      expect([end.home_scores[1], end.away_scores[1]]).toEqual(halfTime);
      expect(goalsOf(shootoutScore(end))).toEqual(shootout);
    }
  });

  it('emit everything once, in the order recorded', () => {
    for (const match of matches) {
      const { incidents } = stateAt(replayOf(match), THE_END);
      const events = incidents.filter((incident) => !isKick(incident));
      expect(events.map(({ type, time }) => [type, time])).toEqual(
        match.events.map(({ type, minute }) => [type, Math.min(minute, 120)]),
      );
      expect(incidents.filter(isKick).map((kick) => kick.player_name)).toEqual(
        match.shootout.map((kick) => kick.player),
      );
    }
  });

  it('only ever go on: statuses follow each other, scores and incidents grow', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const twoMoments = fc.tuple(part, part).map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
    fc.assert(
      fc.property(fc.constantFrom(...matches), fc.constantFrom(1, 60, 600), twoMoments, (match, speed, [a, b]) => {
        const timeline = replayOf(match, speed);
        const at = (share: number) => stateAt(timeline, STARTED_AT + (share * 200 * 60) / speed);
        const [before, after] = [at(a), at(b)];
        expect(after.status_id).toBeGreaterThanOrEqual(before.status_id);
        expect(after.incidents.slice(0, before.incidents.length)).toEqual(before.incidents);
        for (const [index, count] of before.home_scores.entries()) {
          expect(after.home_scores[index]).toBeGreaterThanOrEqual(count);
        }
      }),
    );
  });

  it('never show two goals at once', () => {
    for (const match of matches) {
      const timeline = replayOf(match);
      const totals = momentsOf(timeline).map((moment) => {
        const { home, away } = mainScore(stateAt(timeline, moment));
        return home + away;
      });
      expect(totals.filter((total, index) => total - (totals[index - 1] ?? 0) > 1)).toEqual([]);
    }
  });
});

onRealData('9 December 2022', () => {
  const day = onDay(worldCup(2022), '2022-12-09');
  const timelines = replayProgramme({ recording: day, speed: 60, startedAt: STARTED_AT })
    .opening(0)
    .slice(0, day.matches.length);

  it('ends 1 – 1 (4 – 2 pen) and 2 – 2 (3 – 4 pen)', () => {
    expect(day.matches.map(({ home, away }) => `${home} – ${away}`)).toEqual([
      'Croatia – Brazil',
      'Netherlands – Argentina',
    ]);
    const ends = timelines.map((timeline) => stateAt(timeline, THE_END));
    expect(ends.map((end) => [goalsOf(mainScore(end)), goalsOf(shootoutScore(end))])).toEqual([
      [
        [1, 1],
        [4, 2],
      ],
      [
        [2, 2],
        [3, 4],
      ],
    ]);
  });

  it('kicks off ten seconds into the run, the second match four hours later at its speed', () => {
    const states = timelines.map((timeline) => stateAt(timeline, STARTED_AT));
    expect(states.map(({ match_time }) => match_time - STARTED_AT)).toEqual([10, 10 + 240]);
    for (const state of states) {
      expect(state).toMatchObject({ status_id: MatchStatus.NotStarted, home_scores: [0, 0, 0, 0, -1, 0, 0] });
    }
  });

  it('has the equaliser of the Dutch after 101 minutes played, at 90+11', () => {
    const [, dutch] = timelines;
    if (!dutch) throw new Error('they did play');
    const secondHalf = STARTED_AT + 10 + 240 + 48 + 15;
    expect(mainScore(stateAt(dutch, secondHalf + 55.9))).toEqual({ home: 1, away: 2 });
    const state = stateAt(dutch, secondHalf + 56);
    expect(mainScore(state)).toEqual({ home: 2, away: 2 });
    expect(state.incidents.at(-1)).toMatchObject({ time: 90, added_time: 11, player_name: 'Wout WEGHORST' });
  });

  it('counts a second yellow as one yellow and one red, in one entry', () => {
    const [, dutch] = timelines;
    if (!dutch) throw new Error('they did play');
    const { incidents, home_scores } = stateAt(dutch, THE_END);
    const cards = incidents.filter(({ position }) => position === Side.Home).map(({ type }) => type);
    const yellows = cards.filter((type) => type === IncidentType.YellowCard).length;
    expect(cards.filter((type) => type === IncidentType.SecondYellow)).toHaveLength(1);
    expect([home_scores[2], home_scores[3]]).toEqual([1, yellows + 1]);
  });
});

function isKick({ type }: Incident): boolean {
  return type === IncidentType.ShootoutScored || type === IncidentType.ShootoutMissed;
}

function goalsOf(pair: Pair | undefined) {
  return pair && [pair.home, pair.away];
}
