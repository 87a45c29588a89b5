import { useEffect, useRef } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Link, useLocation } from 'shared-kernel/router';
import styled from 'styled-components';
import { type MenuItem, menuPlace, READY_ITEMS } from '../../domain/menu';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { screenAt } from '../../state/remotes/screenAt';
import { useHouse } from '../house';
import { t } from '../texts/texts';

/** The pages of the site that somebody draws. The one shown is no link; a page's remote is fetched as soon as its link is aimed at. */
export function MainMenu() {
  const { pathname } = useLocation();
  const { remotes } = useHouse();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  const list = useCurrentInSight(pathname);
  const items = READY_ITEMS.filter((item) => screenAt(item.path, pointers).kind !== 'unknown');
  return (
    <Bar aria-label={t('menu.label')}>
      <List ref={list}>
        {items.map((item) => (
          <li key={item.path}>
            <Entry item={item} pathname={pathname} text={t(`menu.${item.text}`)} onIntent={remotes.preload} />
          </li>
        ))}
      </List>
    </Bar>
  );
}

type EntryProps = { item: MenuItem; pathname: string; text: string; onIntent: (path: string) => void };

function Entry({ item, pathname, text, onIntent }: EntryProps) {
  const place = menuPlace(item, pathname);
  if (place === 'here') {
    return (
      <span aria-current="page" data-place="here" data-text={text}>
        {text}
      </span>
    );
  }
  const intent = () => onIntent(item.path);
  return (
    <Link to={item.path} data-place={place} data-text={text} onPointerEnter={intent} onFocus={intent}>
      {text}
    </Link>
  );
}

/** On a phone the menu is wider than the screen: the current entry, or the one above the page, is brought into sight. */
function useCurrentInSight(pathname: string) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which entry is current.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[data-place="here"], [data-place="above"]');
    if (!list.current || !current) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return list;
}

const Bar = styled.nav`
  border-bottom: 1px solid var(--line);
  background: var(--surface-1);
`;

const List = styled.ul`
  position: relative;
  display: flex;
  max-width: var(--content-width);
  height: 44px;
  margin: 0 auto;
  padding: 0;
  overflow: auto hidden;
  list-style: none;
  scrollbar-width: none;
  & a, & span {
    display: grid;
    align-content: center;
    justify-items: center;
    height: 44px;
    padding: 0 var(--space-3);
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  /* As wide as in bold, so that its neighbours stay when it becomes the current one. */
  & [data-text]::after { content: attr(data-text); height: 0; overflow: hidden; visibility: hidden; font-weight: 600; }
  & a:hover { color: var(--ink); }
  & a:focus-visible { outline-offset: -3px; }
  & [data-place='here'], & [data-place='above'] {
    box-shadow: inset 0 -3px var(--accent);
    color: var(--accent);
    font-weight: 600;
  }
`;
