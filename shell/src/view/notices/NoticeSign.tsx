import styled from 'styled-components';
import type { Notice } from '../../domain/notices/notice';

/** A ball, a ball struck out, or a card. Decorative: the text beside it says the same. */
export function NoticeSign({ kind }: { kind: Notice['kind'] }) {
  if (kind === 'redCard') return <Card aria-hidden="true" />;
  return (
    <Ball viewBox="0 0 24 24" aria-hidden="true" data-kind={kind}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7.5l4.3 3.1-1.6 5H9.3l-1.6-5zM12 2v5.5M2.5 9.3l5.2 1.3M6 20l3.3-4.4M18 20l-3.3-4.4M21.5 9.3l-5.2 1.3" />
      {kind === 'cancelled' ? <path data-strike="" d="M3 21L21 3" /> : null}
    </Ball>
  );
}

const Ball = styled.svg`
  width: 22px;
  height: 22px;
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.5;
  stroke-linejoin: round;
  &[data-kind='cancelled'] { stroke: var(--ink-3); }
  & > [data-strike] { stroke: var(--error); stroke-width: 2.5; }
`;

const Card = styled.span`
  width: 15px;
  height: 21px;
  margin: 0 3px;
  border-radius: 2px;
  background: var(--red-card);
`;
