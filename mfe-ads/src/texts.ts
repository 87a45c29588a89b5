import { createTexts } from 'shared-kernel/texts/createTexts';

const NAMESPACE = 'ads';

/** All texts of this package except the advertisers' own. */
const texts = {
  advert: 'Quảng cáo',
  /** Names of the places, for screen readers that move between regions. */
  slots: {
    OnHeaderLevel1: 'Quảng cáo cạnh logo',
    OnHeaderLevel2: 'Quảng cáo đầu trang',
    OnHeaderLevel3: 'Quảng cáo trên bảng',
    FixTopLeft: 'Quảng cáo phía trên bên trái',
    FixMiddleLeft: 'Quảng cáo giữa bên trái',
    FixTopRight: 'Quảng cáo phía trên bên phải',
    FixMiddleRight: 'Quảng cáo giữa bên phải',
    FixBottom: 'Quảng cáo cuối màn hình',
    catfish: 'Quảng cáo cuối màn hình',
    LandingCards: 'Quảng cáo: liên kết bóng đá',
    popup: 'Quảng cáo giữa trang',
    floatLeft: 'Quảng cáo nổi bên trái',
    floatRight: 'Quảng cáo nổi bên phải',
  },
  adults: '18+',
  /** `mark` is `advert`, with `adults` behind it where the advert is for betting. */
  advertOf: '{{mark}}: {{site}} (mở trong tab mới)',
  advertHere: '{{mark}}: {{site}}',
  bookmakers: {
    title: 'Top nhà cái',
    adultsOnly: 'Chỉ dành cho người từ 18 tuổi. Cá cược có trách nhiệm.',
    rank: 'Hạng {{rank}}',
    stars: '{{count}} trên 5 sao',
    loading: 'Đang tải dữ liệu',
    off: 'Trang hiện không hiển thị quảng cáo nhà cái.',
  },
  cards: {
    watchNow: 'Xem ngay',
    watch: 'Xem ngay: {{title}} (quảng cáo)',
    bet: '{{text}}: {{title}} (quảng cáo)',
    keys: 'Dùng phím mũi tên trái, phải để chuyển giữa các liên kết',
  },
  close: 'Đóng {{place}}',
} as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof NAMESPACE;
    resources: { [NAMESPACE]: typeof texts };
  }
}

/** This package's texts, by keys that the compiler knows. */
export const t = createTexts(NAMESPACE, texts);
