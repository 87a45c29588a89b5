import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

const NAMESPACE = 'ads';

/** Every text of this package that is not an advertiser's own. */
const texts = {
  advert: 'Quảng cáo',
  adults: '18+',
  advertOf: 'Quảng cáo: {{site}} (18+, mở trong thẻ mới)',
  bookmakers: {
    title: 'Top nhà cái',
    adultsOnly: 'Chỉ dành cho người từ 18 tuổi. Cá cược có trách nhiệm.',
    rank: 'Hạng {{rank}}',
    stars: '{{count}} trên 5 sao',
  },
  close: 'Đóng quảng cáo',
} as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof NAMESPACE;
    resources: { [NAMESPACE]: typeof texts };
  }
}

function addTexts() {
  i18next.addResourceBundle('vi', NAMESPACE, texts);
}

// The shell has i18next ready before it loads a remote; a remote that runs alone may not have yet.
if (i18next.isInitialized) addTexts();
else i18next.on('initialized', addTexts);

/** This package's texts, by keys that the compiler knows. */
export function useTexts() {
  return useTranslation(NAMESPACE).t;
}
