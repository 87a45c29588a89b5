import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import type { SearchAnswer } from 'shared-kernel/entities/searchAnswer';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { SEARCH_PATH, TEXT_PARAMETER } from '../domain/searchAddress';
import { toSearchText } from '../domain/toSearchText';
import { createArrivals } from '../state/createArrivals';
import { createEntryStore } from '../state/createEntryStore';
import { matchesOf } from '../state/matchSource';
import { readFound, searchRequest } from '../state/searchSource';
import { boardOfAnswer } from '../state/server/boardOfAnswer';
import { createServerShell } from '../state/server/createServerShell';
import { t } from '../texts/searchTexts';
import { MatchList } from '../view/board/MatchList';
import { FoundLists } from '../view/pages/search/FoundLists';
import { SearchFrame } from '../view/pages/search/SearchFrame';
import { SearchHint } from '../view/pages/search/SearchHint';
import { textsOfSearch } from '../view/pages/search/searchPageTexts';
import { SlotPlaceholder } from '../view/parts/html/SlotPlaceholder';
import { choicesNamed, SETTINGS_OF_ROWS } from './choices';
import { answered, renderOne, VALID_SECONDS } from './pageOfOne';
import { readRange } from './readRange';

/** The answers with what was found, and with the matches of it. */
const FOUND = 'found';
const MATCHES = 'matches';

/** The page of the search, which finds without the app as well. */
export const searchPage: ServerEntry = {
  needs(request, answers): readonly Ask[] {
    const text = textOf(request);
    if (!text) return [];
    const ids = found(answers)?.found?.matches.map(({ id }) => id) ?? [];
    const matches = ids.length > 0 ? [{ key: MATCHES, ...matchesOf(ids)(request.now) }] : [];
    return [{ key: FOUND, ...searchRequest(text) }, ...matches];
  },
  draw(request, answers): Rendered | undefined {
    const text = textOf(request);
    const known = found(answers);
    // Without the app nobody would fill it in.
    if (text && !known) return undefined;
    const action = `${request.site.base_path.replace(/\/$/, '')}${SEARCH_PATH}`;
    return {
      ...renderOne(
        <SearchFrame action={action} field={{ defaultValue: text, autoFocus: true }}>
          {known ? (
            <FoundLists text={text} found={known.found} matchList={rowsOf(request, known.found, answers)} />
          ) : (
            <SearchHint />
          )}
        </SearchFrame>,
        request,
      ),
      ...textsOfSearch(text),
      ...(text ? { robots: 'noindex' } : {}),
      answers: answered([FOUND, MATCHES], answers),
      zoned: true,
      ...(known?.found?.matches.length
        ? { notFor: choicesNamed(['hide_scores', ...SETTINGS_OF_ROWS]), validFor: VALID_SECONDS }
        : {}),
    };
  },
};

function found(answers: readonly Answer[]) {
  return readAnswer(answers, FOUND, (raw) => ({ found: readFound(() => {})(raw) }));
}

/** None where they come too late: they are asked for in a second round. */
function rowsOf(request: PageRequest, answer: SearchAnswer | undefined, answers: readonly Answer[]) {
  const range = readAnswer(answers, MATCHES, readRange);
  if (!range) return undefined;
  const entries = createEntryStore(
    boardOfAnswer(range),
    createArrivals(() => request.now),
  );
  const shell = createServerShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPlaceholder });
  const ids = answer?.matches.map(({ id }) => id) ?? [];
  return <MatchList shell={shell} label={t('search.matches')} ids={ids} entries={entries} />;
}

function textOf({ search }: PageRequest): string {
  return toSearchText(search[TEXT_PARAMETER]);
}
