import {
  type BoardFilter,
  DEFAULT_BOARD_FILTER,
  FILTER_PARAMETER,
  toBoardFilter,
} from 'shared-kernel/contract/boardFilter';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Link, useLocation, useSearchParams } from 'shared-kernel/router';
import styled from 'styled-components';
import { useFrameServices } from '../appServices';
import { t } from '../texts/texts';
import { type BottomMenuFilter, BottomMenuIcon } from './BottomMenuIcon';

const ITEMS: readonly BottomMenuFilter[] = ['all', 'online', 'hot', 'favorite', 'end'];

/**
 * The five filters of the board, for small screens; on other pages they lead to the board. The filter of an address counts
 * at once: the board takes it out of there when it has come.
 */
export function BottomMenu() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const shown = useObservable<BoardFilter>(useFrameServices().shell.boardFilter$, DEFAULT_BOARD_FILTER);
  const filter = toBoardFilter(parameters.get(FILTER_PARAMETER)) ?? shown;
  const isOnBoard = pathname === '/';
  return (
    <Bar aria-label={t('filters.label')}>
      {ITEMS.map((item) => (
        <Item
          key={item}
          to={`/?${FILTER_PARAMETER}=${item}`}
          replace
          aria-current={isOnBoard && filter === item ? 'true' : undefined}
        >
          <BottomMenuIcon filter={item} />
          <span>{t(`filters.${item}`)}</span>
        </Item>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  height: var(--bottom-menu);
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid var(--line);
  background: var(--surface-1);
  @media ${ABOVE_PHONE}, print { display: none; }
`;

const Item = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  color: var(--ink-2);
  font-size: min(0.75rem, 4vw, 16px);
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  -webkit-tap-highlight-color: transparent;
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { color: var(--accent); font-weight: 600; box-shadow: inset 0 2px var(--accent); }
`;
