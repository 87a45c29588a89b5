import type { Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { SEARCH_PATH, TEXT_PARAMETER } from '../domain/searchAddress';
import { toSearchText } from '../domain/toSearchText';
import { readFound, searchRequest } from '../state/searchSource';
import { FoundLists } from '../view/pages/search/FoundLists';
import { SearchFrame } from '../view/pages/search/SearchFrame';
import { SearchHint } from '../view/pages/search/SearchHint';
import { textsOfSearch } from '../view/pages/search/searchPageTexts';
import { answered, renderOne } from './pageOfOne';

/** The answer with what was found. */
const FOUND = 'found';

/** The page of the search, which finds without the app as well. */
export const searchPage: ServerEntry = {
  needs(request): readonly Ask[] {
    const text = textOf(request);
    return text ? [{ key: FOUND, ...searchRequest(text) }] : [];
  },
  draw(request, answers): Rendered | undefined {
    const text = textOf(request);
    const known = readAnswer(answers, FOUND, (raw) => ({ found: readFound(() => {})(raw) }));
    // Without the app nobody would fill it in.
    if (text && !known) return undefined;
    const action = `${request.site.base_path.replace(/\/$/, '')}${SEARCH_PATH}`;
    return {
      ...renderOne(
        <SearchFrame action={action} field={{ defaultValue: text, autoFocus: true }}>
          {known ? <FoundLists text={text} found={known.found} now={request.now} /> : <SearchHint />}
        </SearchFrame>,
        request,
      ),
      ...textsOfSearch(text),
      ...(text ? { robots: 'noindex' } : {}),
      answers: answered([FOUND], answers),
      zoned: true,
    };
  },
};

function textOf({ search }: PageRequest): string {
  return toSearchText(search[TEXT_PARAMETER]);
}
