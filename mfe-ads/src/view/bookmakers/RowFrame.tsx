import type { ReactNode, Ref } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../../texts';
import { AdLink } from '../advert/AdLink';
import { Rank } from './Rank';

type Props = {
  rank: number;
  /** Sold ranks are highlighted. */
  isOffer: boolean;
  action: string;
  link: string;
  onFollow?: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The common parts of a row: the rank, its texts, and the button. */
export function RowFrame({ rank, isOffer, action, link, onFollow, ref, children }: Props) {
  return (
    <Row ref={ref} data-offer={isOffer || undefined}>
      <Rank rank={rank} />
      <Words>{children}</Words>
      <Button
        aria-label={`${action}, ${t('bookmakers.rank', { rank })}`}
        link={link}
        data-offer={isOffer || undefined}
        onClick={onFollow}
        onAuxClick={onFollow}
      >
        {action}
      </Button>
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  &[data-offer] { border-color: var(--accent); }
  @media ${ABOVE_PHONE} {
    grid-template-columns: 64px minmax(0, 1fr) 180px;
    gap: var(--space-6);
    padding: var(--space-4) var(--space-6);
  }
`;

const Words = styled.div`
  & > h2 { margin: 0; font-size: 1.125rem; line-height: 1.35; }
  & > p { margin: var(--space-1) 0 0; color: var(--ink-2); }
  & > ul { margin: var(--space-2) 0 0; padding-left: 1.2em; color: var(--ink-2); list-style: disc; }
`;

const Button = styled(AdLink)`
  display: grid;
  grid-column: 1 / -1;
  place-items: center;
  min-height: 44px;
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  color: var(--ink);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  &:hover { background: var(--surface-2); }
  &[data-offer] { border-color: transparent; background: var(--accent); color: var(--accent-ink); }
  &[data-offer]:hover { filter: brightness(1.08); }
  @media ${ABOVE_PHONE} { grid-column: auto; }
`;
