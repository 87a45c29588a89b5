import { PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { Slot } from '../remotes/Slot';
import { t } from '../texts/texts';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { SearchLink } from './SearchLink';
import { SettingsButton } from './SettingsButton';
import { ThemeSwitch } from './ThemeSwitch';

const LARGE_SCREEN = '(min-width: 64em)';

export function Header() {
  const isLarge = useMedia(LARGE_SCREEN, true);
  return (
    <Head>
      <Masthead>
        <Top>
          <Home to="/" aria-label={t('home')}>
            <Logo />
          </Home>
          {isLarge ? <Slot name="OnHeaderLevel1" /> : null}
          <Tools>
            <SearchLink />
            <ThemeSwitch />
            <SettingsButton />
          </Tools>
        </Top>
      </Masthead>
      <MainMenu />
    </Head>
  );
}

/** On a phone one line: what costs the board a row must earn it. Elsewhere the menu has a line of its own. */
const Head = styled.header`
  @media ${PHONE} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    border-bottom: 1px solid var(--line);
    background: var(--surface-1);
    & > nav { grid-area: 1 / 2; border: 0; }
  }
`;

const Masthead = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--surface-1);
  @media ${PHONE} { display: contents; }
`;

/** Columns, so that the banner stands where it will while the tools behind it are still on their way. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  gap: var(--space-4);
  max-width: calc(var(--content-width) + 24px);
  min-height: 56px;
  margin: 0 auto;
  padding: var(--space-1) var(--space-3);
  @media ${PHONE} { display: contents; }
  /* As the server renders it, where nobody knows the window. */
  @media not all and ${LARGE_SCREEN} { & > [data-slot] { display: none; } }
`;

const Home = styled(Link)`
  display: grid;
  justify-self: start;
  align-items: center;
  min-height: 44px;
  color: inherit;
  @media ${PHONE} { padding: 0 var(--space-1) 0 var(--space-2); }
`;

const Tools = styled.div`
  display: flex;
  grid-column: 3;
  align-items: center;
  justify-self: end;
  gap: var(--space-1);
  /* Aligns the gear itself, not its button, with the end of the content. */
  margin-right: -10px;
  @media ${PHONE} { gap: 0; margin: 0; }
  /* Its buttons can do nothing then. */
  @media (scripting: none) { & > button { visibility: hidden; } }
  @media print { display: none; }
`;
