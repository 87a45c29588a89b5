import { type KeyboardEvent, useContext, useEffect, useMemo, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { SearchAnswer } from 'shared-kernel/entities/searchAnswer';
import { useResource } from 'shared-kernel/react/useResource';
import { useSearchParams } from 'shared-kernel/router';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { Loading } from 'shared-kernel/ui/Loading';
import { SEARCH_PATH, TEXT_PARAMETER } from '../../../domain/searchAddress';
import { toSearchText } from '../../../domain/toSearchText';
import { createFound } from '../../../state/searchSource';
import { t } from '../../../texts/searchTexts';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { useDescription } from '../../parts/useDescription';
import { FoundLists } from './FoundLists';
import { FoundMatches } from './FoundMatches';
import { SearchFrame } from './SearchFrame';
import { SearchHint } from './SearchHint';
import { textsOfSearch } from './searchPageTexts';

/** How long typing rests before it is looked for, in milliseconds. */
const REST_MS = 200;

/** The page of the search: what is typed is looked for as soon as typing rests, and stands in the address. */
export function SearchPage({ shell }: { shell: Shell }) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = toSearchText(parameters.get(TEXT_PARAMETER));
  const [typed, setTyped] = useState(wanted);
  useDescription(shell, textsOfSearch(wanted));

  // Back, or another link to this page.
  const [shownFor, setShownFor] = useState(wanted);
  if (shownFor !== wanted) {
    setShownFor(wanted);
    if (toSearchText(typed) !== wanted) setTyped(wanted);
  }

  const look = (text: string) => {
    const next = toSearchText(text);
    if (next === wanted) return;
    setParameters(next ? { [TEXT_PARAMETER]: next } : {}, { replace: true, preventScrollReset: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the time anew.
  useEffect(() => {
    const timer = setTimeout(() => look(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchFrame
      action={`${shell.basePath.replace(/\/$/, '')}${SEARCH_PATH}`}
      field={{ value: typed, onChange: setTyped, autoFocus: true }}
      onSubmit={() => look(typed)}
      onKeyDown={onFoundArrows}
    >
      {wanted ? <Found shell={shell} text={wanted} /> : <Hint />}
    </SearchFrame>
  );
}

function Hint() {
  const onRendered = useContext(PageRenderedContext);
  useEffect(onRendered, [onRendered]);
  return <SearchHint />;
}

type Answered = { text: string; found: SearchAnswer | undefined };

/** While the next answer is on its way, the last one stays. */
function Found({ shell, text }: { shell: Shell; text: string }) {
  const resource = useMemo(() => createFound(shell, text), [shell, text]);
  const { kind, value } = useResource(resource);
  const [last, setLast] = useState<Answered>();
  if (value && value !== last) setLast(value);
  const onRendered = useContext(PageRenderedContext);
  const answered = value ?? last;
  const ids = useMemo(() => answered?.found?.matches.map(({ id }) => id) ?? [], [answered]);
  // Matches report themselves, once they are there.
  const isRendered = kind !== 'loading' && ids.length === 0;
  useEffect(() => {
    if (isRendered) onRendered();
  }, [isRendered, onRendered]);

  if (kind === 'failed' && !value) return <FailedBoard onRetry={resource.retry} />;
  if (!answered) return <Loading />;
  return (
    <>
      <HiddenText role="status">{value ? saidOf(value) : ''}</HiddenText>
      <FoundLists
        {...answered}
        matchList={ids.length > 0 && <FoundMatches shell={shell} ids={ids} onKnown={onRendered} />}
      />
    </>
  );
}

function saidOf({ text, found }: Answered): string {
  const [teams, competitions, matches] = [found?.teams, found?.competitions, found?.matches].map(
    (list) => list?.length ?? 0,
  );
  return teams || competitions || matches
    ? t('search.found', { teams, competitions, matches })
    : t('search.none', { text });
}

/** Arrows lead from the field to the first link and on, Escape back to the field. */
function onFoundArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a, [data-opens]')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = at < 0 ? undefined : stops[placeAfter(event.key, at)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function placeAfter(key: string, at: number): number {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Escape':
      // In the field it empties the field, as browsers have it.
      return at > 0 ? 0 : -1;
    default:
      return -1;
  }
}
