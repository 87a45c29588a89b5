import { type Incident, IncidentType } from 'shared-kernel/entities/incident';
import type { MatchId } from 'shared-kernel/entities/match';
import { clockLabel } from 'shared-kernel/rules/clock';
import { incidentMinute } from 'shared-kernel/rules/formats';
import type { MatchNames, MatchNews } from 'shared-kernel/rules/matchNews';
import type { Pair } from 'shared-kernel/rules/score';
import { goalTo, incidentsOf, redCardsOf, type SideName } from './incidents';
import { eventKey, type MatchEvent } from './matchEvent';

/** The content of a toast. Later updates fill in what is missing. */
export type Notice = {
  readonly key: string;
  readonly matchId: MatchId;
  readonly kind: MatchEvent['kind'];
  readonly side: SideName;
  /** `67`, `90+3`, `HT`, or empty. */
  readonly minute: string;
  readonly names: MatchNames;
  readonly score: Pair;
  readonly player: string | undefined;
  readonly manner: 'ownGoal' | 'penalty' | undefined;
  /** How many red cards the side has by now. */
  readonly count: number;
};

/** @param now server time in unix seconds */
export function noticeOf(event: MatchEvent, update: MatchNews, now: number): Notice {
  const blank: Notice = {
    key: eventKey(event),
    matchId: event.matchId,
    kind: event.kind,
    side: event.side,
    minute: playingMinute(update, now),
    names: { home: undefined, away: undefined, competition: undefined },
    score: event.score,
    player: undefined,
    manner: undefined,
    count: event.kind === 'redCard' ? event.count : 0,
  };
  return filledIn(blank, update);
}

/** The notice with the names, the scorer and the exact minute from a later update of its match. */
export function filledIn(notice: Notice, update: MatchNews): Notice {
  if (update.match_id !== notice.matchId) return notice;
  const named = withNames(notice, update.names);
  const incident = incidentOf(notice, incidentsOf(update));
  if (!incident) return named;
  const { player, manner } = notice;
  const minute = incidentMinute(incident) || notice.minute;
  const next = { ...named, minute, player: incident.player_name || player, manner: mannerOf(incident) ?? manner };
  const isSame = next.minute === named.minute && next.player === named.player && next.manner === named.manner;
  return isSame ? named : next;
}

/** The notice with missing names filled in; the same object when nothing is new. */
export function withNames(notice: Notice, names: MatchNames): Notice {
  const { home, away, competition } = notice.names;
  const next = completed(notice.names, names);
  const isSame = next.home === home && next.away === away && next.competition === competition;
  return isSame ? notice : { ...notice, names: next };
}

/** The names, with those that are missing from others. */
export function completed({ home, away, competition }: MatchNames, others: MatchNames | undefined): MatchNames {
  return {
    home: home ?? others?.home,
    away: away ?? others?.away,
    competition: competition ?? others?.competition,
  };
}

/** Whether the teams are unknown. */
export function isNameless({ names }: Notice): boolean {
  return names.home === undefined || names.away === undefined;
}

function incidentOf({ kind, side, score, count }: Notice, incidents: readonly Incident[]): Incident | undefined {
  switch (kind) {
    case 'goal':
      return goalTo(incidents, side, score);
    case 'redCard':
      return redCardsOf(incidents, side)[count - 1];
    case 'cancelled':
      return undefined;
  }
}

function mannerOf({ type }: Incident): Notice['manner'] {
  if (type === IncidentType.OwnGoal) return 'ownGoal';
  return type === IncidentType.PenaltyGoal ? 'penalty' : undefined;
}

function playingMinute({ state, period_start, match_time }: MatchNews, now: number): string {
  if (period_start === 0 && match_time === undefined) return '';
  return clockLabel({ state, period_start, match_time: match_time ?? period_start }, now);
}
