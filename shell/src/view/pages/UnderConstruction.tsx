import { useEffect } from 'react';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { useFrameServices } from '../appServices';
import { t } from '../texts/texts';
import { PitchBeingMarked } from './PitchBeingMarked';

/** A page under construction (S9). */
export function UnderConstruction() {
  const { shell } = useFrameServices();
  useEffect(() => shell.contentDrawn(), [shell]);
  return (
    <Box>
      <PitchBeingMarked />
      <h1>{t('underConstruction.title')}</h1>
      <p>{t('underConstruction.text')}</p>
      <Link to="/">{t('underConstruction.toLive')}</Link>
    </Box>
  );
}

/**
 * Half of 22rem, which is about its content's height, above the middle. It is not centred: a slow phone may render the
 * picture before it has read the words, which would then move it.
 */
const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  min-height: 70vh;
  gap: var(--space-3);
  padding: max(48px, 35vh - 11rem) var(--space-4) 48px;
  text-align: center;
  & > h1 { margin: var(--space-4) 0 0; font-size: 1.375rem; line-height: 1.4; }
  & > p { margin: 0; color: var(--ink-2); }
  & > a { color: var(--accent); font-weight: 600; line-height: 44px; }
`;
