import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { t } from '../../texts';

/** In place of an article that there is not. */
export function Missing() {
  return (
    <>
      <Title>{t('missing.title')}</Title>
      <NoData text={t('none')}>
        <p>{t('missing.sentence')}</p>
      </NoData>
    </>
  );
}

const Title = styled.h1`
  margin: var(--space-6) var(--space-4) 0;
  font-size: 1.375rem;
  line-height: 1.4;
  text-align: center;
`;
