import styled from 'styled-components';
import { Logo } from '../header/Logo';
import { Slot } from '../remotes/Slot';
import { t } from '../texts/texts';

export function Footer() {
  return (
    <Box>
      <Inner>
        <Logo />
        <div>
          <p>{t('footer.about')}</p>
          <Note>{t('footer.note')}</Note>
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
  gap: var(--space-3) 32px;
  max-width: 1124px;
  margin: 0 auto;
  padding: var(--space-6) var(--space-3) 32px;
  color: var(--ink-2);
  & p { max-width: 75ch; margin: 0; }
  @media (max-width: 640px) { grid-template-columns: 1fr; }
`;

const Note = styled.p`
  padding-top: var(--space-2);
  font-size: var(--text-board);
  color: var(--ink-3);
`;
