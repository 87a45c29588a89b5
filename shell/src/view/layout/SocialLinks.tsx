import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING } from 'shared-kernel/state/loaded';
import styled from 'styled-components';
import { useFrameServices } from '../appServices';
import { t } from '../texts/texts';

/** Links to the site's pages elsewhere; each opens a new tab. */
export function SocialLinks() {
  const links = useObservable(useFrameServices().siteSetting$, LOADING).value?.social_links ?? [];
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
