import { ABOVE_PHONE, LOW, SMALL } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { SEARCH_PATH } from '../../domain/menu';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { screenAt } from '../../state/remotes/screenAt';
import { useFrameServices } from '../appServices';
import { Slot } from '../remotes/Slot';
import { t } from '../texts/texts';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { SettingsButton } from './SettingsButton';
import { ThemeSwitch } from './ThemeSwitch';
import { ToolButton } from './ToolButton';

const LARGE_SCREEN = '(min-width: 64em) and (min-height: 500.02px)';

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

/** On a phone, upright or sideways, one line: what costs the board a row must earn it. Elsewhere the menu has a line of its own. */
const Head = styled.header`
  @media ${SMALL} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    border-bottom: 1px solid var(--line);
    background: var(--surface-1);
    & > nav { grid-area: 1 / 2; border: 0; }
  }
  /* In line with the content. */
  @media ${ABOVE_PHONE} and ${LOW} { padding: 0 max(4px, (100% - var(--content-width)) / 2 - 8px); }
`;

const Masthead = styled.div`
  border-bottom: 1px solid var(--line);
  background: var(--surface-1);
  @media ${SMALL} { display: contents; }
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
  @media ${SMALL} { display: contents; }
  /* As the server renders it, where nobody knows the window. */
  @media not all and ${LARGE_SCREEN} { & > [data-slot] { display: none; } }
`;

const Home = styled(Link)`
  display: grid;
  justify-self: start;
  align-items: center;
  min-height: 44px;
  color: inherit;
  @media ${SMALL} { padding: 0 var(--space-1) 0 var(--space-2); }
`;

const Tools = styled.div`
  display: flex;
  grid-column: 3;
  align-items: center;
  justify-self: end;
  gap: var(--space-1);
  /* Aligns the gear itself, not its button, with the end of the content. */
  margin-right: -10px;
  @media ${SMALL} { gap: 0; margin: 0; }
  /* Its buttons can do nothing then. */
  @media (scripting: none) { & > button { visibility: hidden; } }
  @media print { display: none; }
`;

/** Only where a remote has the search. */
function SearchLink() {
  const { remotes } = useFrameServices();
  const pointers = useObservable(remotes.pointers$, NO_POINTERS);
  if (screenAt(SEARCH_PATH, pointers, remotes.isAnyUnread()).kind === 'unknown') return null;
  return (
    <ToolButton as={Link} to={SEARCH_PATH} aria-label={t('header.search')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20" />
      </svg>
    </ToolButton>
  );
}
