import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { PRICE_CHOICES, type PriceChoice } from 'shared-kernel/entities/priceFormat';
import styled from 'styled-components';
import { Choice } from './Choice';
import { t } from './settingsTexts';

type Props = {
  site: AppSetting['price_format'];
  /** Without it the site's default counts. */
  chosen: PriceChoice | undefined;
  onChange: (part: { price_format: PriceChoice }) => void;
};

/** The form of prices (M22). Nothing where the site does not say which one its server sends: none could be computed. */
export function PriceSettings({ site, chosen, onChange }: Props) {
  if (!site) return null;
  return (
    <Place>
      <Choice
        label={t('settings.prices')}
        hint={t('settings.pricesHint')}
        options={PRICE_CHOICES.map((value) => ({ value, text: t(`settings.priceFormats.${value}`) }))}
        value={chosen ?? site.shown}
        onChange={(price_format) => onChange({ price_format })}
      />
    </Place>
  );
}

const Place = styled.div`
  margin-top: var(--space-6);
`;
