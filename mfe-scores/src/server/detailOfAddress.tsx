import type { ReactElement } from 'react';
import type { Answer, Ask, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import type { Clock } from 'shared-kernel/contract/shell';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';
import { DetailOnServer } from '../view/match/detail/DetailOnServer';
import { textsOfMatch } from '../view/pages/match/matchTexts';
import { DETAIL_PARAMETER } from '../view/parts/useOpenDetail';
import { addressWithin } from './addresses';
import { VALID_SECONDS } from './pageOfOne';
import { askMatch, type NamedMatch, readMatch } from './readMatch';

/** The match whose detail lies over a page. */
export type DetailOfAddress = {
  readonly element: ReactElement;
  /** None when its teams are unknown, as of a match that there is not. */
  readonly named: NamedMatch | undefined;
  readonly heading: string | undefined;
  readonly about: Pick<Rendered, 'title' | 'description' | 'canonical'> | undefined;
  /** Old HTML of it would be wrong. */
  readonly isLive: boolean;
  /** `api` has no such match. */
  readonly isMissing: boolean;
};

const idOf = ({ search }: PageRequest): MatchId | undefined => toId(search.match);

export function detailAsks(request: PageRequest): readonly Ask[] {
  const id = idOf(request);
  return id === undefined ? [] : [askMatch(id, request)];
}

/** Nothing without a match in the address, or without an answer. */
export function detailOfAddress(
  request: PageRequest,
  answers: readonly Answer[],
  clock: Clock,
): DetailOfAddress | undefined {
  const id = idOf(request);
  const known = id === undefined ? undefined : readMatch(id, answers);
  if (id === undefined || !known) return undefined;
  const { entry, forms, named, isLive } = known;
  const about = named && aboutMatch(named);
  return {
    element: (
      <DetailOnServer
        entry={entry}
        clock={clock}
        forms={forms}
        basePath={request.site.base_path}
        closed={closedOf(request)}
      />
    ),
    named,
    heading: about?.heading,
    about: about?.said,
    isLive,
    isMissing: entry === undefined,
  };
}

/** What a page is besides itself while the detail lies over it. */
export function underDetail(match: DetailOfAddress | undefined): Partial<Rendered> {
  if (!match) return {};
  return {
    ...match.about,
    // The page is there, with the words that there is no such match; search engines are to drop the address.
    ...(match.isMissing ? { page: { status: 404 } } : {}),
    zoned: true,
    ...(match.isLive ? { validFor: VALID_SECONDS } : {}),
  };
}

/** One match has one address, whichever page it is seen on. */
export function aboutMatch(named: NamedMatch) {
  const { heading, title, description } = textsOfMatch(named);
  return { heading, said: { title, description, canonical: named.address } };
}

/** The page without the match, as it was before: its day, filter or league. */
function closedOf(request: PageRequest): string {
  const { [DETAIL_PARAMETER]: _, ...rest } = request.search;
  return addressWithin(request, rest);
}
