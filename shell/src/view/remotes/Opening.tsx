import { Loading } from 'shared-kernel/ui/Loading';
import styled, { keyframes } from 'styled-components';
import { t } from '../texts/texts';

/** Shown until a remote is loaded. The spinner appears only when that takes long. */
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
