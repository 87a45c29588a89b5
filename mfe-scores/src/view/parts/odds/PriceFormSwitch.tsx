import { createContext, useContext } from 'react';
import { PRICE_FORMATS, type PriceFormat } from 'shared-kernel/entities/priceFormat';
import { t } from '../../../texts/texts';
import { ChoiceSwitch } from '../states/ChoiceSwitch';

type PriceFormChoice = { shown: PriceFormat; onChoose: (form: PriceFormat) => void };

/** Missing where there is nothing to choose: the form in which prices are sent is unknown, or the shell cannot keep a choice. */
export const PriceFormChoiceContext = createContext<PriceFormChoice | undefined>(undefined);

/** Shows prices in another form, on all pages (M22). */
export function PriceFormSwitch() {
  const choice = useContext(PriceFormChoiceContext);
  if (!choice) return null;
  return (
    <ChoiceSwitch
      label={t('odds.form')}
      choices={PRICE_FORMATS}
      chosen={choice.shown}
      textOf={(form) => t(`odds.forms.${form}`)}
      titleOf={(form) => t(`odds.formsLong.${form}`)}
      onChoose={choice.onChoose}
    />
  );
}
