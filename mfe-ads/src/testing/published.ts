import type { AdvertFiles } from 'shared-kernel/entities/advertFiles';

/** The ad team's files as the server sends them, each with one advert. */
export const PUBLISHED: AdvertFiles = {
  bookmakers: {
    offers: [
      {
        id: 'moi',
        brand: 'Mới',
        bonus: '50%',
        title: 'thưởng',
        terms: 'đến hết tháng',
        action: 'CƯỢC MỚI',
        link: 'https://moi.example/',
        starts: undefined,
        ends: undefined,
      },
    ],
    vacancy: { title: 'CÒN TRỐNG', points: ['rẻ'], action: 'Thuê', link: '/', badge: 'Mới', stars: 5 },
  },
  cards: {
    bet: { text: 'Cược', link: 'https://moi.example/cuoc' },
    cards: [
      {
        id: 'the-moi',
        title: 'Thẻ mới',
        link: 'https://the-moi.example/',
        field: undefined,
        betting: false,
        picture: { file: '/media/the.svg', width: 64, height: 64 },
        starts: undefined,
        ends: undefined,
      },
    ],
  },
  overlays: {
    popup: [],
    catfish: [
      {
        id: 'ca-moi',
        alt: 'Cá mới',
        link: 'https://ca-moi.example/',
        betting: false,
        phone_picture: undefined,
        picture: { file: '/media/ca.svg', width: 728, height: 90 },
        starts: undefined,
        ends: undefined,
      },
    ],
    floatLeft: [],
    floatRight: [],
  },
};
