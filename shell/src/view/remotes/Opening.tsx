import { Loading } from 'shared-kernel/ui/Loading';
import styled, { keyframes } from 'styled-components';
import { t } from '../texts/texts';

/** Until a remote is there. Most come within a blink: only a slow one shows the ring. */
export function Opening() {
  return (
    <Late>
      <Loading text={t('loading')} />
    </Late>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Late = styled.div`
  padding-top: 64px;
  animation: ${appear} 0.1s 0.4s backwards steps(1);
`;
