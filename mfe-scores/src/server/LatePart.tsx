import { Loading } from 'shared-kernel/ui/Loading';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { t } from '../texts/serverTexts';
import { QuietButton } from '../view/parts/states/QuietButton';

/** In place of a part whose answer came too late: a wait for the app, and without scripts a way to ask for the page again. */
export function LatePart() {
  return (
    <>
      <ForScripts>
        <Loading />
      </ForScripts>
      <WithoutScripts>
        <NoData text={t('late.said')}>
          <QuietButton as="a" href="">
            {t('late.again')}
          </QuietButton>
        </NoData>
      </WithoutScripts>
    </>
  );
}

const ForScripts = styled.div`
  @media (scripting: none) { display: none; }
`;

const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) { display: block; }
`;
