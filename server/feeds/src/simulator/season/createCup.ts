import { Side } from 'shared-kernel/entities/incident';
import type { StageRound } from 'shared-kernel/entities/stage';
import { cupOutlineOf, type Outline } from '../match/outline';
import { shuffled } from '../random/draw';
import { randomFrom } from '../random/random';
import type { WorldCompetition, WorldTeam } from '../world/world';
import { DAY, type Season, secondsOfDay } from './calendar';
import type { PlannedMatch } from './createSchedule';
import { type Fixture, matchId } from './fixture';
import { groupOrder } from './groupOrder';
import { pairings } from './pairings';

/** A match of a cup, which is announced once its teams are known. */
export type CupMatch = PlannedMatch & {
  /** Unix seconds. */
  announcedAt: number;
};

/** A cup through time. It depends only on the seed and the start of the run. */
export type Cup = {
  readonly competition: WorldCompetition;
  /** Matches with a kick-off from `from` up to, but not including, `until`. */
  matchesBetween(from: number, until: number): CupMatch[];
};

/** Days of the rounds, counted from the start of the run, which lies between the semi-finals and the final. */
const GROUP_DAYS = [-14, -12, -10] as const;
const KNOCK_OUT = [
  { round: 'semi_final', days: [-6, -3] },
  { round: 'final', days: [4] },
] as const;

/** Days from one season of the cup to the next: the final is over long before. */
const EVERY = 60;

type Played = Extract<Outline, { kind: 'played' }>;

export function createCup(competition: WorldCompetition, season: Season): Cup {
  const startDay = Math.floor(season.startedAt / DAY);
  const known = new Map<number, CupMatch[]>();

  function matchesOf(edition: number): CupMatch[] {
    const found = known.get(edition) ?? drawEdition(edition);
    known.set(edition, found);
    return found;
  }

  function drawEdition(edition: number): CupMatch[] {
    const opensAt = startDay + edition * EVERY;
    const drawn = shuffled(randomFrom(season.seed, competition.id, edition), competition.teams);
    const half = drawn.length / 2;
    const groups = [
      { group: 'A', teams: drawn.slice(0, half) },
      { group: 'B', teams: drawn.slice(half) },
    ].map(({ group, teams }, at) => ({ teams, matches: playGroup({ group, teams, opensAt, from: at * half }) }));
    const matches = groups.flatMap((group) => group.matches);
    const [[winnerA, secondA] = [], [winnerB, secondB] = []] = groups.map(inOrder);
    let teams = [winnerA, secondB, winnerB, secondA].flatMap((team) => team ?? []);
    for (const { round, days } of KNOCK_OUT) {
      const announcedAt = endOf(matches);
      const legs = days.map((day) => opensAt + day);
      const ties = pairsOf(teams).map(([home, away], index) =>
        playTie({ round, legs, index, home, away, announcedAt }),
      );
      teams = ties.map(({ winner }) => winner);
      matches.push(...ties.flatMap((tie) => tie.matches));
    }
    return matches;
  }

  /** Each team meets each other once. */
  function playGroup({ group, teams, opensAt, from }: Group): CupMatch[] {
    return GROUP_DAYS.flatMap((day, round) =>
      pairings(teams, round).map(([home, away], index): CupMatch => {
        const fixture = fixtureOf({
          day: opensAt + day,
          index: from + index,
          home,
          away,
          stage: { round: 'group', group },
        });
        return {
          fixture,
          outline: cupOutlineOf(fixture, season.seed, undefined),
          announcedAt: Number.NEGATIVE_INFINITY,
        };
      }),
    );
  }

  function playTie({ round, legs, index, home, away, announcedAt }: PlannedTie): {
    winner: WorldTeam;
    matches: CupMatch[];
  } {
    let before: readonly [home: number, away: number] = [0, 0];
    let winner = home;
    const matches = legs.map((day, leg): CupMatch => {
      const [host, guest] = leg === 0 ? [home, away] : [away, home];
      const fixture = fixtureOf({ day, index, home: host, away: guest, stage: { round, group: undefined } });
      const outline = cupOutlineOf(fixture, season.seed, leg === legs.length - 1 ? before : undefined);
      const [ofHost, ofGuest] = goalsOf(outline);
      winner = hasWon(outline, [ofHost + before[0], ofGuest + before[1]]) ? host : guest;
      before = [ofGuest, ofHost];
      return { fixture, outline, announcedAt };
    });
    return { winner, matches };
  }

  function fixtureOf({ day, index, ...match }: Pick<Fixture, 'home' | 'away' | 'stage'> & Placed): Fixture {
    const { id, kickoffs } = competition;
    return {
      id: matchId(id, day, index),
      competition,
      round: 0,
      isHot: false,
      ...match,
      kickoff: day * DAY + secondsOfDay(kickoffs[index % kickoffs.length] ?? '11:00'),
    };
  }

  return {
    competition,
    matchesBetween(from, until) {
      const editionAt = (moment: number) => Math.round((moment / DAY - startDay) / EVERY);
      const found: CupMatch[] = [];
      for (let edition = editionAt(from); edition <= editionAt(until); edition++) found.push(...matchesOf(edition));
      return found.filter(({ fixture: { kickoff } }) => kickoff >= from && kickoff < until);
    },
  };
}

/** The day of a match, and its place among those of the day. */
type Placed = { day: number; index: number };

type Group = { group: string; teams: readonly WorldTeam[]; opensAt: number; from: number };

function inOrder({ teams, matches }: { teams: readonly WorldTeam[]; matches: readonly CupMatch[] }): WorldTeam[] {
  const results = matches.flatMap(({ fixture: { home, away }, outline }) =>
    outline.kind === 'played' ? [{ endsAt: 0, home: home.id, away: away.id, goals: outline.goals }] : [],
  );
  return groupOrder(teams, results);
}

function endOf(matches: readonly CupMatch[]): number {
  return Math.max(...matches.map(({ outline }) => outline.endsAt));
}

type PlannedTie = {
  round: StageRound;
  /** The days of its matches. */
  legs: readonly number[];
  /** Among those of its round. */
  index: number;
  home: WorldTeam;
  away: WorldTeam;
  announcedAt: number;
};

function pairsOf<T>(teams: readonly T[]): [T, T][] {
  return teams.flatMap((team, index): [T, T][] => {
    const other = teams[index + 1];
    return index % 2 === 0 && other !== undefined ? [[team, other]] : [];
  });
}

/** The goals of both sides, with those of extra time. */
function goalsOf({ goals, decider }: Played): [home: number, away: number] {
  const extra = (side: Side) => decider?.goals.filter((goal) => goal.side === side).length ?? 0;
  return [goals[0] + extra(Side.Home), goals[1] + extra(Side.Away)];
}

/** Whether the host has; @param sum of all legs */
function hasWon({ decider }: Played, [host, guest]: readonly [number, number]): boolean {
  if (host !== guest) return host > guest;
  const kicked = (side: Side) => decider?.kicks.filter((kick) => kick.side === side && kick.isScored).length ?? 0;
  return kicked(Side.Home) > kicked(Side.Away);
}
