import type { ReactNode } from 'react';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { useOwnLink } from '../advert/useOwnLink';

type Props = { link: string; children: ReactNode };

/** The site's contact for advertisers: a page of ours, one elsewhere, or a mailbox. Nobody has paid for it. */
export function ContactLink({ link, children }: Props) {
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
