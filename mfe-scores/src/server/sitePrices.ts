import type { Choice } from 'shared-kernel/contract/serverEntry';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import type { ToPriceForm } from '../domain/shownMarkets';
import { toPriceForm } from '../domain/toPriceForm';
import { keptSetting } from './choices';

/** How the server renders prices: as the site has them by default (M22). */
export function priceFormOf(setting: AppSetting | undefined): ToPriceForm | undefined {
  return setting?.price_format && toPriceForm(setting.price_format);
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
