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

type BottomMenuFilter = Exclude<BoardFilter, 'euro'>;

/** Strokes on a 24 px grid: a list, a ball that sends, a flame, a star, a final whistle's flag. */
const STROKES: Readonly<Record<BottomMenuFilter, string>> = {
  all: 'M4 6.5h16M4 12h16M4 17.5h10',
  online:
    'M12 12h.01M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.7 18.3a9 9 0 0 1 0-12.6M18.3 5.7a9 9 0 0 1 0 12.6',
  hot: 'M12 3c.6 3.2 5.5 5.4 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.3 1.2-3.6 2.3-4.9.3 1.6 1 2.5 2 2.9C10.4 8.5 10.6 5.5 12 3Z',
  favorite: 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z',
  end: 'M6 21V4M6 5h11l-2.5 4 2.5 4H6',
};

function BottomMenuIcon({ filter }: { filter: BottomMenuFilter }) {
  return (
    <Icon viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[filter]} />
    </Icon>
  );
}

const Icon = styled.svg`
  width: 22px;
  height: 22px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
