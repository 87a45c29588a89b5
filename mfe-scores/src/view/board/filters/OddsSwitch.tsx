import styled from 'styled-components';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../../parts/html/onServer';
import { STRIP } from '../columns';
import { Toggle } from './Toggle';

type Props = { isShown: boolean; onShow: (isShown: boolean) => void };

/** Shows the odds under the names where their columns do not fit; hidden elsewhere. */
export function OddsSwitch({ isShown, onShow }: Props) {
  const isOnServer = useIsOnServer();
  return (
    <Switch type="button" inert={isOnServer} aria-pressed={isShown} onClick={() => onShow(!isShown)}>
      {t('odds.switch')}
    </Switch>
  );
}

const Switch = styled(Toggle)`
  display: none;
  @media ${STRIP} { display: block; }
`;
