import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../../timeline/incident';
import type { Step, StepChange } from '../../timeline/step';
import { hasLuck, wholeBetween } from '../random/draw';
import type { Random } from '../random/random';
import type { Fixture } from '../season/fixture';
import type { Half } from './half';
import type { Happening } from './happenings';
import { momentIn } from './outline';
import { createLineup, type Lineup, type Player, squadOf } from './squad';

type HappeningsOfMatch = {
  fixture: Fixture;
  halves: readonly Half[];
  happenings: readonly Happening[];
  seed: number;
  random: Random;
};

/** Shares of penalties and own goals among goals, and of goals that are reported before their scorer. */
const SHARE = { penalty: 0.09, own: 0.03, namedLater: 0.35 } as const;

/** `pitch`: who is on it after all of them. */
type PlayedSteps = { steps: Step[]; pitch: Record<Happening['side'], readonly Player[]> };

/** Events with the players on the pitch, as steps. */
export function happeningSteps({ fixture, halves, happenings, seed, random }: HappeningsOfMatch): PlayedSteps {
  const lineups = {
    [Side.Home]: createLineup(squadOf(fixture.competition, fixture.home, seed)),
    [Side.Away]: createLineup(squadOf(fixture.competition, fixture.away, seed)),
  };
  const steps = happenings.flatMap((happening, index) => {
    const half = halves[happening.half];
    if (!half) return [];
    const { side } = happening;
    const [own, other] =
      side === Side.Home ? [lineups[Side.Home], lineups[Side.Away]] : [lineups[Side.Away], lineups[Side.Home]];
    const delayed = sceneSteps({ happening, key: index + 1, own, other, left: half.length - happening.played, random });
    return delayed.map(({ after, change }) => ({ at: momentIn(half, happening.played + after), change }));
  });
  const pitch = { [Side.Home]: lineups[Side.Home].onThePitch(), [Side.Away]: lineups[Side.Away].onThePitch() };
  return { steps, pitch };
}

type Scene = { happening: Happening; key: number; own: Lineup; other: Lineup; left: number; random: Random };
/** A change this many seconds of play after its event. */
type DelayedStep = { after: number; change: StepChange };

function sceneSteps(scene: Scene): DelayedStep[] {
  const { happening, key, own, random } = scene;
  const { kind, side } = happening;
  const now = (change: StepChange): DelayedStep[] => [{ after: 0, change }];
  const card = (type: number, player: Player | undefined) =>
    now({ kind: 'happened', key, incident: of(happening, type, player) });
  switch (kind) {
    case 'goal':
      return goalSteps(scene);
    case 'annulled':
      return annulledGoalSteps(scene);
    case 'penaltyMissed':
      return card(IncidentType.PenaltyMissed, own.scorer(random));
    case 'yellow': {
      const booking = own.booked(random);
      if (!booking) return [];
      return card(booking.isSecond ? IncidentType.SecondYellow : IncidentType.YellowCard, booking.player);
    }
    case 'red':
      return card(IncidentType.RedCard, own.sentOff(random));
    case 'substitution': {
      const change = own.substituted(random);
      if (!change) return [];
      const names = { in_player_name: change.on.name, out_player_name: change.off.name };
      return now({
        kind: 'happened',
        key,
        incident: { ...of(happening, IncidentType.Substitution, undefined), ...names },
      });
    }
    case 'corner':
      return now({ kind: 'cornerGiven', side });
    case 'savedShot':
      return now({ kind: 'shotSaved', side });
  }
}

function goalSteps({ happening, key, own, other, left, random }: Scene): DelayedStep[] {
  const luck = random();
  const isOwnGoal = luck < SHARE.own;
  const type = isOwnGoal
    ? IncidentType.OwnGoal
    : luck < SHARE.own + SHARE.penalty
      ? IncidentType.PenaltyGoal
      : IncidentType.Goal;
  const player = (isOwnGoal ? other : own).scorer(random);
  const later = wholeBetween(random, 8, 45);
  const isNamedLater = hasLuck(random, SHARE.namedLater) && later < left;
  if (!player || !isNamedLater)
    return [{ after: 0, change: { kind: 'happened', key, incident: of(happening, type, player) } }];
  return [
    { after: 0, change: { kind: 'happened', key, incident: of(happening, type, undefined) } },
    { after: later, change: { kind: 'scorerNamed', key, player: player.name } },
  ];
}

/** The referee decides before the half is over. */
function annulledGoalSteps({ happening, key, own, left, random }: Scene): DelayedStep[] {
  const scorer = own.scorer(random);
  const after = Math.min(wholeBetween(random, 50, 140), Math.max(left - 10, 1));
  const verdict = of({ ...happening, played: happening.played + after }, IncidentType.Var, scorer);
  return [
    { after: 0, change: { kind: 'happened', key, incident: of(happening, IncidentType.Goal, scorer) } },
    { after, change: { kind: 'goalAnnulled', key, verdict } },
  ];
}

function of(happening: Happening, type: number, player: Player | undefined): Incident {
  return incident({
    type,
    position: happening.side,
    ...minuteOf(happening),
    player_name: player?.name,
    player_id: player?.id,
  });
}

/** The minutes at which the halves of a match and of extra time begin, and those that they have without added time. */
const HALVES = [
  { from: 0, minutes: 45 },
  { from: 45, minutes: 45 },
  { from: 90, minutes: 15 },
  { from: 105, minutes: 15 },
] as const;

/** The minute that the clock beside the match shows. */
function minuteOf({ half, played }: Pick<Happening, 'half' | 'played'>) {
  const { from, minutes } = HALVES[half];
  const minute = Math.max(1, Math.floor(played / 60));
  return { time: from + Math.min(minute, minutes), added_time: minute > minutes ? minute - minutes : undefined };
}
