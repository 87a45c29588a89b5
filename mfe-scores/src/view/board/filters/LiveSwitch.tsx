import { LIVE_PARAMETER } from '../../../domain/liveAddress';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../../parts/html/onServer';
import { useSearchOf } from '../../parts/useSearchOf';
import { Chip } from './Chip';
import { Toggle } from './Toggle';

type Props = {
  isOn: boolean;
  onShow: (isOn: boolean) => void;
  /** As one of the phone's row. */
  isChip?: boolean;
};

/** Shows live matches alone, or also those that have not begun; without the app a link to the one or the other. */
export function LiveSwitch({ isOn, onShow, isChip = false }: Props) {
  const searchOf = useSearchOf();
  const isOnServer = useIsOnServer();
  const href = searchOf(LIVE_PARAMETER, isOn ? undefined : '1') || '?';
  const button = { 'aria-pressed': isOn, onClick: () => onShow(!isOn) };
  if (isChip) return <Chip icon="live" text={t('filter.liveOnlyShort')} href={href} {...button} />;
  const link = { as: 'a', href, 'aria-current': isOn || undefined } as const;
  return <Toggle {...(isOnServer ? link : { type: 'button', ...button })}>{t('filter.liveOnly')}</Toggle>;
}
