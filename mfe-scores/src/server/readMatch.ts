import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { type BoardEntry, entryOf } from '../domain/boardEntry';
import { formsOf, NO_FORMS, type TeamForms } from '../domain/form';
import { namedMatchAddress } from '../domain/namedAddress';
import { oneMatch } from '../state/matchSource';
import { boardOfAnswer } from '../state/server/boardOfAnswer';
import { namesOfMatch, type SaidMatch } from '../view/pages/match/matchTexts';
import { readRange } from './readRange';
import { saidName } from './saidName';

/** The answer with one match. */
export const MATCH = 'match';

/** A match as `api` answered it, with what follows from the answer. */
export type AnsweredMatch = {
  /** Missing where there is no such match. */
  readonly entry: BoardEntry | undefined;
  readonly forms: TeamForms;
  /** None while a team is unknown. */
  readonly named: NamedMatch | undefined;
  /** The address of its page. */
  readonly address: string;
  readonly isLive: boolean;
};

/** With its names as the page says them. */
export type NamedMatch = SaidMatch & {
  readonly entry: BoardEntry;
  /** The address of its page, by its whole names. */
  readonly address: string;
};

export function askMatch(id: MatchId, { now }: Pick<PageRequest, 'now'>): Ask {
  const { path, query } = oneMatch(id)(now);
  return { key: MATCH, path, query };
}

/** @returns `undefined` while `api` has not answered */
export function readMatch(id: MatchId, answers: readonly Answer[]): AnsweredMatch | undefined {
  const range = readAnswer(answers, MATCH, readRange);
  if (!range) return undefined;
  const board = boardOfAnswer(range);
  const match = board.matches.get(id);
  const entry = match && entryOf(board, match, undefined);
  const forms = entry ? formsOf(entry.match, range.matches) : NO_FORMS;
  const names = entry && namesOfMatch(entry);
  const address = namedMatchAddress(id, names);
  const named = entry && names && { entry, address, ...said(names) };
  return {
    entry,
    forms,
    named,
    address,
    isLive: entry !== undefined && entry.match.state.kind === 'live',
  };
}

function said({ home, away, competition }: SaidMatch): SaidMatch {
  return { home: saidName(home), away: saidName(away), competition: competition && saidName(competition) };
}
