import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Id } from 'shared-kernel/entities/id';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { isFoundBy } from '../../../domain/foundBy';
import type { PickItem } from '../../../domain/picks';
import { t } from '../../../texts/pickListTexts';
import { LINE_PX } from './linePx';
import { Only } from './Only';
import { type Findable, findable, type PickerKind, type PickLine, toPickLines } from './pickLines';
import { TickLine } from './TickLine';

type Props = {
  kind: PickerKind;
  items: readonly PickItem[];
  ticked: ReadonlySet<Id>;
  /** Stable, so that one tick renders one line. */
  onToggle: (id: Id) => void;
  onToggleAll: () => void;
  /** Ticks one line alone. Stable, too. */
  onOnly: (id: Id) => void;
};

/** One tick for all lines and one for each. A search narrows the lines, not the ticks. */
export function PickList({ kind, items, ticked, onToggle, onToggleAll, onOnly }: Props) {
  const [typed, setTyped] = useState('');
  const lines = useMemo(() => toPickLines(kind, items), [kind, items]);
  const found = useFoundLines(lines, useDeferredValue(typed));
  const searchLabel = t(`pickList.${kind}.search`);
  const listId = useId();
  return (
    <>
      <Top>
        <Search
          type="search"
          value={typed}
          aria-label={searchLabel}
          placeholder={searchLabel}
          aria-controls={listId}
          onChange={(event) => setTyped(event.target.value)}
          // Who searched by the phone's keyboard has not chosen yet.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <TickLine
          name={t('pickList.all')}
          detail={`${ticked.size}/${lines.length}`}
          isTicked={lines.length > 0 && ticked.size === lines.length}
          isPartly={ticked.size > 0 && ticked.size < lines.length}
          onToggle={onToggleAll}
        />
      </Top>
      <List id={listId} style={{ minHeight: `min(45dvh, ${lines.length * LINE_PX}px)` }}>
        {found.map(({ id, name, because, matchCount }) => (
          <li key={id}>
            <TickLine
              id={id}
              name={name}
              because={because}
              detail={t('group.count', { count: matchCount })}
              isTicked={ticked.has(id)}
              onToggle={onToggle}
            />
            <Only kind={kind} id={id} name={name} onOnly={onOnly} />
          </li>
        ))}
        {found.length === 0 ? (
          <li>
            <NoData text={t('state.empty')} />
          </li>
        ) : null}
      </List>
    </>
  );
}

/** Stays in view above the list that scrolls in the dialog. */
const Top = styled.div`
  position: sticky;
  z-index: 1;
  top: calc(-1 * var(--space-4));
  margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) 0;
  padding: var(--space-3) var(--space-4) 0;
  background: var(--surface-1);
`;

const Search = styled.input`
  width: 100%;
  height: 44px;
  padding: 0 var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  background: var(--surface-2);
  &::placeholder { color: var(--ink-3); opacity: 1; }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; }
  & > li > :first-child { flex: 1; min-width: 0; }
  & > li { border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 45px; }
`;

/** A line that the search shows, with the teams for which it does. */
type FoundLine = PickLine & { because: string };

/** More teams of one line are not named. */
const MAX_NAMED = 3;

/** The lines whose name has what is typed, or in which a team of that name plays. */
function useFoundLines(lines: readonly PickLine[], typed: string): readonly FoundLine[] {
  const isSearched = typed.trim() !== '';
  // Only a search needs them: a full board has ten thousand teams.
  const teams = useMemo(() => (isSearched ? teamsOf(lines) : new Map()), [lines, isSearched]);
  return useMemo(() => lines.flatMap((line) => found(line, teams.get(line.id) ?? [], typed)), [lines, teams, typed]);
}

function teamsOf(lines: readonly PickLine[]): ReadonlyMap<Id, readonly Findable[]> {
  return new Map(lines.map(({ id, teams }) => [id, teams.map(findable)]));
}

function found(line: PickLine, teams: readonly Findable[], typed: string): FoundLine[] {
  if (isFoundBy(line.found, typed)) return [{ ...line, because: '' }];
  const playing = teams.filter((team) => isFoundBy(team.found, typed)).slice(0, MAX_NAMED);
  return playing.length === 0 ? [] : [{ ...line, because: playing.map(({ name }) => name).join(', ') }];
}
