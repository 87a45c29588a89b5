import type { ReactNode } from 'react';
import type { Choice } from 'shared-kernel/contract/serverEntry';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import { toPriceForm } from '../domain/toPriceForm';
import { PriceFormChoiceContext } from '../view/parts/odds/PriceFormSwitch';
import { PriceFormContext } from '../view/parts/odds/useOdds';
import { keptSetting } from './choices';

/** The server renders prices as the site has them by default (M22), and the switch with that form pressed. */
export function SitePrices({ setting, children }: { setting: AppSetting | undefined; children: ReactNode }) {
  const form = setting?.price_format;
  const choice = form && { shown: form.shown === 'as_sent' ? form.sent : form.shown, onChoose: () => {} };
  return (
    <PriceFormChoiceContext value={choice}>
      <PriceFormContext value={form && toPriceForm(form)}>{children}</PriceFormContext>
    </PriceFormChoiceContext>
  );
}

/** For whom these prices are wrong: who has chosen another form, where the site offers that. */
export function priceChoices(setting: AppSetting | undefined): readonly Choice[] {
  // Whether the site offers a choice is not known then.
  if (!setting) return [keptSetting('price_format', 'as_sent' satisfies PriceChoice)];
  const { price_format: format } = setting;
  return format ? [keptSetting('price_format', ...sameAs(format.shown, format.sent))] : [];
}

/** What is sent is rendered alike by its own name. */
function sameAs(shown: PriceChoice, sent: PriceChoice): readonly PriceChoice[] {
  return shown === sent || shown === 'as_sent' ? ['as_sent', sent] : [shown];
}
