import type { Incident } from 'shared-kernel/entities/incident';
import type { LineupPlayer, Lineups, TeamLineup } from 'shared-kernel/entities/lineups';
import type { Match } from 'shared-kernel/entities/match';
import { plain } from 'shared-kernel/rules/plainText';
import { timelineOf } from './timeline';
import type { PlayEntry } from './timelineEntry';

/** What a player did in a match. `minute` as `incidentMinute` takes it. */
export type PlayerEvent = {
  kind: 'goal' | 'penalty' | 'ownGoal' | 'missedPenalty' | 'yellow' | 'red' | 'secondYellow' | 'comesOn' | 'goesOff';
  minute: Pick<Incident, 'time' | 'added_time'>;
};

export type PlayerEvents = ReadonlyMap<LineupPlayer, readonly PlayerEvent[]>;

/** Goals, cards and substitutions by player, in the order of the match; what nobody of the line-ups did is left out. */
export function playerEventsOf(match: Match, { home, away }: Pick<Lineups, 'home' | 'away'>): PlayerEvents {
  const events = new Map<LineupPlayer, PlayerEvent[]>();
  for (const entry of timelineOf(match)) {
    if (entry.kind === 'break' || entry.side === 'neither') continue;
    const isOwnGoal = entry.kind === 'goal' && entry.how === 'ownGoal';
    const team = (entry.side === 'home') === isOwnGoal ? away : home;
    const minute = { time: entry.time, added_time: entry.added };
    for (const { kind, name, id } of actsOf(entry, match.incidents[entry.place])) {
      const player = team && playerOf(team, name, id);
      if (player) events.set(player, [...(events.get(player) ?? []), { kind, minute }]);
    }
  }
  return events;
}

type Act = { kind: PlayerEvent['kind']; name: string | undefined; id: Incident['player_id'] };

function actsOf(entry: PlayEntry, incident: Incident | undefined): Act[] {
  const by = (kind: PlayerEvent['kind']): Act[] => [{ kind, name: entry.player, id: incident?.player_id }];
  switch (entry.kind) {
    case 'goal':
      return by(entry.how === 'play' ? 'goal' : entry.how);
    case 'card':
      return by(entry.colour);
    case 'missedPenalty':
      return by('missedPenalty');
    case 'substitution':
      return [
        { kind: 'comesOn', name: entry.player, id: undefined },
        { kind: 'goesOff', name: entry.off, id: undefined },
      ];
    case 'var':
      return [];
  }
}

/** By id, else by name; of two players of one name it is nobody's. */
function playerOf({ starters, bench }: TeamLineup, name: string | undefined, id: Act['id']): LineupPlayer | undefined {
  const players = [...starters, ...bench];
  const known = id === undefined ? undefined : players.find((player) => player.id === id);
  if (known || name === undefined) return known;
  const exact = players.filter((player) => plain(player.name) === plain(name));
  const found =
    exact.length > 0
      ? exact
      : players.filter((player) => isShortFor(player.name, name) || isShortFor(name, player.name));
  return found.length === 1 ? found[0] : undefined;
}

/** `K. De Bruyne` is short for `Kevin De Bruyne`: vendors list events and line-ups in different ways. */
function isShortFor(short: string, long: string): boolean {
  const [, initial, rest] = /^(\p{Letter})\.? (.+)$/u.exec(plain(short)) ?? [];
  const [, first, others] = /^(\S+) (.+)$/.exec(plain(long)) ?? [];
  return initial !== undefined && rest === others && first?.startsWith(initial) === true;
}
