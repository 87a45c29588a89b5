import styled from 'styled-components';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../../parts/html/onServer';
import { STRIP } from '../columns';

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

const Switch = styled.button`
  display: none;
  flex: none;
  height: 32px;
  padding: 0 var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink-2);
  font-weight: 600;
  cursor: pointer;
  &[aria-pressed='true'] { border-color: var(--accent); color: var(--accent); }
  @media ${STRIP} { display: block; }
`;
