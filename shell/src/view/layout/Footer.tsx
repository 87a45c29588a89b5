import { PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING } from 'shared-kernel/state/loaded';
import styled from 'styled-components';
import { useFrameServices } from '../appServices';
import { Logo } from '../header/Logo';
import { Slot } from '../remotes/Slot';
import { t } from '../texts/texts';
import { SocialLinks } from './SocialLinks';

/** The end of every page: who we are, and our other sites. Space for floating parts is kept here. */
export function Footer() {
  const isSimulated = useObservable(useFrameServices().siteSetting$, LOADING).value?.is_simulated;
  return (
    <Box>
      <Inner>
        <Logo />
        <div>
          {isSimulated ? <Simulated>{t('footer.simulated')}</Simulated> : null}
          <p>{t('footer.about')}</p>
          <Note>{t('footer.note')}</Note>
          <Links>
            <SocialLinks />
          </Links>
        </div>
      </Inner>
      <Slot name="Overlays" />
    </Box>
  );
}

const Box = styled.footer`
  margin-top: var(--space-6);
  border-top: 1px solid var(--line);
  background: var(--surface-1);
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3) 40px;
  max-width: calc(var(--content-width) + 24px);
  margin: 0 auto;
  padding: 32px var(--space-3);
  color: var(--ink-2);
  font-size: 0.875rem;
  & p { max-width: 75ch; margin: 0; }
  @media ${PHONE} { grid-template-columns: 1fr; padding-block: var(--space-6); }
`;

const Simulated = styled.p`
  padding-bottom: var(--space-2);
  font-weight: 600;
  color: var(--ink);
`;

const Note = styled.p`
  padding-top: var(--space-2);
  font-size: var(--text-board);
  color: var(--ink-3);
`;

/** Keeps its space: the links may load late, and the text of a reader must not move. */
const Links = styled.div`
  min-height: 44px;
  margin-top: var(--space-1);
`;
