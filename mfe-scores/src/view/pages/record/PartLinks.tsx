import { PHONE } from 'shared-kernel/design/media';
import { Link, useLocation } from 'shared-kernel/router';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';

type Props = { parts: readonly { id: string; title: string }[] };

/** Leads to the parts of a long page, each with an address of its own. One is enough: a squad, which comes later, moves nothing then. */
export function PartLinks({ parts }: Props) {
  const { search } = useLocation();
  if (parts.length === 0) return null;
  return (
    <Row aria-label={t('record.parts')}>
      {parts.map(({ id, title }) => (
        <Link key={id} to={{ search, hash: id }}>
          {title}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: var(--space-4);
  margin-bottom: var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
  & > a { flex: none; min-height: 44px; color: var(--accent); font-weight: 600; line-height: 44px; text-decoration: none; white-space: nowrap; }
  & > a:hover { text-decoration: underline; }
  & > a:focus-visible { outline-offset: -2px; }
  @media ${PHONE} { margin: 0; padding: 0 var(--space-3); }
`;

/** Scrolls to a part of a long page, from where the keyboard goes on. Does nothing where there is no such part. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
