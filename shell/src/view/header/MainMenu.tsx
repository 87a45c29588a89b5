import { type FocusEvent, useEffect, useRef } from 'react';
import { SMALL } from 'shared-kernel/design/media';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Link, useLocation } from 'shared-kernel/router';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import styled from 'styled-components';
import { menuPlace, type OfferedItem, offeredItems } from '../../domain/menu';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { screenAt } from '../../state/remotes/screenAt';
import { useFrameServices } from '../appServices';
import { t, vi } from '../texts/texts';

/** The available pages of the site. The current one is no link; pointing at a link fetches the page's remote. */
export function MainMenu() {
  const { pathname } = useLocation();
  const { remotes } = useFrameServices();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  const items = offeredItems(useBetting(pathname)).filter(
    ({ item }) => screenAt(item.path, pointers, remotes.isAnyUnread()).kind !== 'unknown',
  );
  const list = useCurrentInSight(pathname, items.length);
  return (
    <Bar aria-label={t('menu.label')}>
      <List ref={list} onFocus={bringWhole}>
        {items.map(({ item, isAwaited }) => (
          <li key={item.path}>
            <Entry
              item={item}
              isAwaited={isAwaited}
              pathname={pathname}
              text={t(`menu.${item.text}`)}
              onIntent={remotes.preload}
            />
          </li>
        ))}
      </List>
    </Bar>
  );
}

/**
 * A browser leaves an entry cut off at the edge when it gets the focus from the keyboard. A finger has it under itself: if it
 * moved then, the tap would be lost. Missing from jsdom.
 */
function bringWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}

/** Whether to link to bookmakers. The answer may come late, and each page asks again. */
function useBetting(pathname: string): boolean | undefined {
  const { siteSetting$, refreshAppSetting } = useFrameServices();
  const setting = useObservable<Loaded<AppSetting>>(siteSetting$, LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks.
  useEffect(refreshAppSetting, [pathname]);
  return setting.value?.betting_adverts;
}

const hasShort = (name: string): name is keyof typeof vi.menu.short => name in vi.menu.short;

type EntryProps = OfferedItem & { pathname: string; text: string; onIntent: (path: string) => void };

function Entry({ item, isAwaited, pathname, text, onIntent }: EntryProps) {
  const place = menuPlace(item, pathname);
  const short = hasShort(item.text) ? t(`menu.short.${item.text}`) : text;
  const spaces = { 'data-text': text, 'data-short': short };
  const words =
    short === text ? (
      text
    ) : (
      <bdi>
        <i>{text}</i>
        <b aria-hidden>{short}</b>
      </bdi>
    );
  if (place === 'here') {
    return (
      <span aria-current="page" data-place="here" {...spaces}>
        {words}
      </span>
    );
  }
  // Keeps the entry's space, so that its neighbours do not move when it appears.
  if (isAwaited) return <span data-awaited="" {...spaces} />;
  const intent = () => onIntent(item.path);
  return (
    <Link to={item.path} data-place={place} {...spaces} onPointerEnter={intent} onFocus={intent}>
      {words}
    </Link>
  );
}

/**
 * Scrolls the current entry, or its parent, into view: on a phone the menu is wider than the screen. Repeats when the
 * phone is turned.
 *
 * @param count of entries: they come and go, which moves the others
 */
function useCurrentInSight(pathname: string, count: number) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which entry is current.
  useEffect(() => {
    const all = list.current;
    const current = all?.querySelector<HTMLElement>('[data-place="here"], [data-place="above"]');
    if (!all || !current) return;
    const bring = () => {
      const room = all.clientWidth - current.offsetWidth;
      const next = current.closest('li')?.nextElementSibling;
      const besideNext = room - (next?.clientWidth ?? 0);
      // In the middle, unless the next entry would be cut off there, or faded.
      all.scrollLeft = current.offsetLeft - Math.max(0, Math.min(room / 2, besideNext - 12));
    };
    bring();
    const observer = new ResizeObserver(bring);
    observer.observe(all);
    return () => observer.disconnect();
  }, [pathname, count]);
  return list;
}

const Bar = styled.nav`
  border-bottom: 1px solid var(--line);
  background: var(--surface-1);
  @media print { display: none; }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  max-width: calc(var(--content-width) + 24px);
  height: 44px;
  margin: 0 auto;
  padding: 0;
  overflow: auto hidden;
  list-style: none;
  scrollbar-width: none;
  /* On a phone entries do not shrink: the list scrolls instead. */
  & li { flex: none; }
  & a, & span {
    display: grid;
    align-content: center;
    justify-items: center;
    height: 44px;
    padding: 0 var(--space-3);
    color: var(--ink-2);
    font-size: 0.875rem;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  /* Reserves the width of bold text, so that neighbours stay when it becomes current. */
  & [data-text]::after { content: attr(data-text); height: 0; overflow: hidden; visibility: hidden; font-weight: 600; }
  & :is(b, i) { font: inherit; }
  & b { display: none; }
  & a:hover { color: var(--ink); }
  & a:focus-visible { outline-offset: -3px; }
  & [data-awaited] { visibility: hidden; }
  & [data-place='here'], & [data-place='above'] {
    box-shadow: inset 0 -3px var(--accent);
    color: var(--accent);
    font-weight: 600;
    /* In the HTML, where no script has brought it to the middle yet. */
    scroll-initial-target: nearest;
    scroll-snap-align: center;
  }
  @media ${SMALL} {
    height: 48px;
    /* More entries are beyond the edges. */
    mask-image: linear-gradient(to right, transparent, #000 12px calc(100% - 12px), transparent);
    & a, & span { height: 48px; padding: 0 var(--space-2); }
    /* Two entries are whole on the narrowest phone: a long one has a shorter name. */
    & i { ${visuallyHidden} }
    & b { display: inline; }
    & [data-short]::after { content: attr(data-short); }
  }
  @media (max-width: 22.5em) {
    & a, & span { padding: 0 5px; }
  }
`;
