import { type ReactNode, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { PriceFormat } from 'shared-kernel/entities/priceFormat';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { withoutPrices } from '../../../domain/shownMarkets';
import { PriceFormChoiceContext } from './PriceFormSwitch';
import { useChosenCode } from './useChosenCode';
import { PriceFormContext } from './useOdds';

/** Prices below are printed in the visitor's form, or the site's (M22). Only they render when it changes. */
export function PriceFormOfVisitor({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { price_format } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const site = useObservable<Loaded<AppSetting>>(shell.appSetting$, LOADING);
  const said = site.value?.price_format;
  const sent = said?.sent;
  const shown = price_format ?? said?.shown ?? 'as_sent';
  const isSilent = !said && (site.value || site.kind === 'failed');
  const isAsSent = shown === 'as_sent' || shown === sent || isSilent;
  const { changeSettings } = shell;
  const choice = useMemo(
    () =>
      sent && changeSettings
        ? {
            shown: shown === 'as_sent' ? sent : shown,
            onChoose: (form: PriceFormat) => changeSettings({ price_format: form }),
          }
        : undefined,
    [sent, shown, changeSettings],
  );

  // Prices as they are sent, as most visitors see them, need no code.
  const code = useChosenCode(shell, !isAsSent);
  const form = useMemo(() => (code && sent ? code.toPriceForm({ sent, shown }) : withoutPrices), [code, sent, shown]);
  return (
    <PriceFormChoiceContext value={choice}>
      <PriceFormContext value={isAsSent ? undefined : form}>{children}</PriceFormContext>
    </PriceFormChoiceContext>
  );
}
