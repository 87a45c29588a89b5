import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import styled from 'styled-components';

export type BottomMenuFilter = Exclude<BoardFilter, 'euro'>;

/** Strokes on a 24 px grid: a list, a ball that sends, a flame, a star, a final whistle's flag. */
const STROKES: Readonly<Record<BottomMenuFilter, string>> = {
  all: 'M4 6.5h16M4 12h16M4 17.5h10',
  online:
    'M12 12h.01M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.7 18.3a9 9 0 0 1 0-12.6M18.3 5.7a9 9 0 0 1 0 12.6',
  hot: 'M12 3c.6 3.2 5.5 5.4 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.3 1.2-3.6 2.3-4.9.3 1.6 1 2.5 2 2.9C10.4 8.5 10.6 5.5 12 3Z',
  favorite: 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z',
  end: 'M6 21V4M6 5h11l-2.5 4 2.5 4H6',
};

export function BottomMenuIcon({ filter }: { filter: BottomMenuFilter }) {
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
