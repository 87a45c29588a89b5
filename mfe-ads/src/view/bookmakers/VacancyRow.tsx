import type { ReactNode } from 'react';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import type { Vacancy } from '../../domain/bookmakers';
import { t } from '../../texts';
import { useOwnLink } from '../ads';
import { RowFrame } from './RowFrame';

type Props = {
  rank: number;
  vacancy: Vacancy;
  /** Where its heading leads, if the site names a contact. */
  contact: string | undefined;
};

/** A rank that is still for sale. */
export function VacancyRow({ rank, vacancy, contact }: Props) {
  return (
    <RowFrame rank={rank} isOffer={false} action={vacancy.action} link={vacancy.link}>
      <h2>{contact === undefined ? vacancy.title : <ContactLink link={contact}>{vacancy.title}</ContactLink>}</h2>
      <ul>
        {vacancy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Badge>
        <span>{vacancy.badge}</span>
        <Stars count={vacancy.stars} />
      </Badge>
    </RowFrame>
  );
}

const Badge = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-2);
  font-size: 0.8125rem;
`;

const SIZE = 16;

const starAt = (left: number) => `M${left + 8} 1l2.2 4.5 5 .7-3.6 3.5.9 5-4.5-2.3-4.5 2.3.9-5-3.6-3.5 5-.7z`;

/** A row of stars, drawn because some fonts lack the character. */
function Stars({ count }: { count: number }) {
  return (
    <Row role="img" aria-label={t('bookmakers.stars', { count })} width={count * SIZE} height={SIZE}>
      <path d={Array.from({ length: count }, (_, place) => starAt(place * SIZE)).join('')} />
    </Row>
  );
}

const Row = styled.svg`
  fill: var(--favourite-mark);
`;

type ContactProps = { link: string; children: ReactNode };

/** The site's contact for advertisers: a page of ours, one elsewhere, or a mailbox. Nobody has paid for it. */
function ContactLink({ link, children }: ContactProps) {
  const own = useOwnLink(link);
  if (own?.kind === 'page') return <Within to={own.path}>{children}</Within>;
  if (own || /^mailto:/i.test(link)) return <Plain href={link}>{children}</Plain>;
  return (
    <Plain href={link} target="_blank" rel="noopener">
      {children}
    </Plain>
  );
}

const Plain = styled.a`
  color: var(--accent);
`;

const Within = styled(Link)`
  color: var(--accent);
`;
