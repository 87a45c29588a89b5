import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import { phaseOf } from 'shared-kernel/rules/status';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import type { BoardEntry } from '../domain/boardEntry';
import { createPageBoard } from '../domain/createPageBoard';
import { formsOf, NO_FORMS, type TeamForms } from '../domain/form';
import { namedMatchAddress } from '../domain/namedAddress';
import { createEntryStore } from '../state/createEntryStore';
import { oneMatch } from '../state/matchSource';
import { namesOfMatch, type SaidMatch } from '../view/match/matchTexts';
import { readRange } from './readRange';
import { saidName } from './saidName';

/** The answer with one match. */
export const MATCH = 'match';

/** A match as `api` answered it, with what follows from the answer. */
export type AnsweredMatch = {
  /** Missing where there is no such match. */
  readonly entry: BoardEntry | undefined;
  readonly home: Team | undefined;
  readonly away: Team | undefined;
  readonly forms: TeamForms;
  /** None while a team is unknown. */
  readonly named: NamedMatch | undefined;
  /** Of its page. */
  readonly address: string;
  readonly isLive: boolean;
};

/** With its names as the page says them. */
export type NamedMatch = SaidMatch & {
  readonly entry: BoardEntry;
  /** Of its page, by its whole names. */
  readonly address: string;
};

export function askMatch(id: MatchId, { now }: Pick<PageRequest, 'now'>): Ask {
  return { key: MATCH, ...oneMatch(id)(now) };
}

/** @returns `undefined` while `api` has not answered */
export function readMatch(id: MatchId, answers: readonly Answer[], now: () => number): AnsweredMatch | undefined {
  const range = readAnswer(answers, MATCH, readRange);
  if (!range) return undefined;
  const board = createPageBoard();
  const entries = createEntryStore(board, now);
  entries.show(board.load(range));
  const entry = entries.get(id);
  const home = entry && board.teams.get(entry.match.home_team_id);
  const away = entry && board.teams.get(entry.match.away_team_id);
  const forms = entry ? formsOf(entry.match, range.matches) : NO_FORMS;
  const names = namesOfMatch({ home, away, competition: entry?.competition?.name });
  const address = namedMatchAddress(id, names);
  const named = entry && names && { entry, address, ...said(names) };
  return {
    entry,
    home,
    away,
    forms,
    named,
    address,
    isLive: entry !== undefined && phaseOf(entry.match.status_id) === 'live',
  };
}

function said({ home, away, competition }: SaidMatch): SaidMatch {
  return { home: saidName(home), away: saidName(away), competition: competition && saidName(competition) };
}
