import type { ReactElement } from 'react';
import type { Answer, Ask, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Clock } from 'shared-kernel/contract/shell';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import { phaseOf } from 'shared-kernel/rules/status';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import type { BoardEntry } from '../domain/boardEntry';
import { createPageBoard } from '../domain/createPageBoard';
import { formsOf, NO_FORMS } from '../domain/form';
import { createEntryStore } from '../state/createEntryStore';
import { oneMatch } from '../state/matchSource';
import { t } from '../texts/serverTexts';
import { DetailPicture } from '../view/detail/DetailPicture';
import { DETAIL_PARAMETER } from '../view/page/useOpenDetail';
import { addressOfMatch } from './addresses';
import { readRange } from './readRange';
import { saidName } from './saidName';

/** The match in a page's address. */
export type MatchPart = {
  readonly element: ReactElement;
  /** None when its teams are unknown, as of a match that there is not. */
  readonly named: NamedMatch | undefined;
  readonly heading: string | undefined;
  readonly about: Pick<Drawn, 'title' | 'description' | 'canonical'> | undefined;
  readonly isLive: boolean;
  /** `api` has no such match. */
  readonly isMissing: boolean;
};

/** With its names as the page says them. */
export type NamedMatch = {
  readonly entry: BoardEntry;
  readonly home: string;
  readonly away: string;
  readonly competition: string | undefined;
};

const KEY = 'match';

const idOf = ({ search }: PageRequest): MatchId | undefined => toId(search.match);

export function matchAsks(request: PageRequest): readonly Ask[] {
  const id = idOf(request);
  return id === undefined ? [] : [{ key: KEY, ...oneMatch(id)(request.now) }];
}

/** Nothing without a match in the address, or without an answer. */
export function matchPartOf(request: PageRequest, answers: readonly Answer[], clock: Clock): MatchPart | undefined {
  const id = idOf(request);
  const range = id === undefined ? undefined : readAnswer(answers, KEY, readRange);
  if (id === undefined || !range) return undefined;
  const board = createPageBoard();
  const entries = createEntryStore(board, clock.now);
  entries.show(board.load(range));
  const entry = entries.get(id);
  const home = entry && board.teams.get(entry.match.home_team_id);
  const away = entry && board.teams.get(entry.match.away_team_id);
  const forms = entry ? formsOf(entry.match, range.matches) : NO_FORMS;
  const named = entry && home && away ? namedMatch(entry, home, away) : undefined;
  return {
    element: <DetailPicture {...{ entry, home, away, clock, forms }} closed={closedOf(request)} />,
    named,
    heading: named && t('match.heading', named),
    about: named && aboutOf(named, id),
    isLive: entry !== undefined && phaseOf(entry.match.status_id) === 'live',
    isMissing: entry === undefined,
  };
}

function namedMatch(entry: BoardEntry, home: Team, away: Team): NamedMatch {
  const competition = entry.competition && saidName(entry.competition.name);
  return { entry, home: saidName(home.name), away: saidName(away.name), competition };
}

/** One match has one address, whichever page it was opened on. */
function aboutOf({ home, away, competition }: NamedMatch, id: MatchId) {
  const names = { home, away };
  return {
    title: t('match.title', names),
    description: competition ? t('match.descriptionOf', { ...names, competition }) : t('match.description', names),
    canonical: addressOfMatch(id),
  };
}

/** The page without the match, as it was before: its day, filter or league. */
function closedOf({ search, site, path }: PageRequest): string {
  const { [DETAIL_PARAMETER]: _, ...rest } = search;
  if (Object.keys(rest).length > 0) return `?${new URLSearchParams(rest)}`;
  return site.base_path === '/' ? path : `${site.base_path}${path === '/' ? '' : path}`;
}
