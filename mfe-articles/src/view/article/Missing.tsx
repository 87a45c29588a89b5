import styled from 'styled-components';
import { t } from '../../texts';

/** In place of an article that there is not. */
export function Missing() {
  return (
    <Box>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.sentence')}</p>
    </Box>
  );
}

const Box = styled.div`
  padding: var(--space-6) var(--space-4);
  text-align: center;
  & > h1 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
  & > p { margin: var(--space-2) 0 0; color: var(--ink-2); }
`;
