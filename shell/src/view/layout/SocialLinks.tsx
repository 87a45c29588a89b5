import type { BehaviorSubject } from 'rxjs';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import { t } from '../texts/texts';

type Links = AppSetting['social_links'];

const NONE: Links = [];

/** The site's pages elsewhere; each opens a tab of its own. */
export function SocialLinks({ links$ }: { links$: BehaviorSubject<Links> }) {
  const links = useObservable(links$, NONE);
  if (links.length === 0) return null;
  return (
    <Row aria-label={t('footer.elsewhere')}>
      {links.map(({ name, link }) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
  & a { display: inline-block; color: var(--accent); font-weight: 600; line-height: 44px; text-decoration: none; }
  & a:hover { text-decoration: underline; }
`;
