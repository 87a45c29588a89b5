export const SITE_NAME = 'TySo';

/** The pages of the site by address. A page includes the addresses below it. */
const PAGES = [
  { key: 'live', path: '/' },
  { key: 'results', path: '/ket-qua-bong-da' },
  { key: 'fixtures', path: '/lich-thi-dau' },
  { key: 'odds', path: '/ty-le-keo-nha-cai' },
  { key: 'previews', path: '/nhan-dinh-bong-da' },
  { key: 'tables', path: '/bang-xep-hang' },
  { key: 'tips', path: '/tips' },
  { key: 'bookmakers', path: '/top-nha-cai' },
  { key: 'euroOdds', path: '/ty-le-chau-au' },
  { key: 'moreNews', path: '/tin-tuc' },
  { key: 'news', path: '/news' },
] as const;

export type PageKey = (typeof PAGES)[number]['key'];

/**
 * Title and description of each page. `delivery` writes them into the HTML, for search engines and for the tab before
 * any script runs; the shell updates them as the visitor navigates.
 */
export const PAGE_TEXTS = {
  live: {
    title: 'Tỷ số trực tuyến – tỷ số bóng đá hôm nay',
    description: 'Tỷ số bóng đá trực tuyến từng phút: bàn thắng, thẻ, phạt góc và tỷ lệ kèo của mọi giải đấu hôm nay.',
  },
  results: {
    title: 'Kết quả bóng đá mới cập nhật',
    description: 'Kết quả bóng đá mới nhất của 14 ngày qua, theo ngày và theo giải đấu.',
  },
  fixtures: {
    title: 'Lịch thi đấu bóng đá',
    description: 'Lịch thi đấu bóng đá 14 ngày tới, kèm giờ đá và tỷ lệ kèo.',
  },
  odds: {
    title: 'Tỷ lệ kèo nhà cái hôm nay',
    description: 'Tỷ lệ kèo chấp, tài xỉu và 1x2 của các trận đấu hôm nay, cập nhật liên tục.',
  },
  previews: {
    title: 'Soi kèo, nhận định bóng đá',
    description: 'Nhận định, soi kèo và dự đoán trước các trận đấu đáng chú ý.',
  },
  tables: {
    title: 'Bảng xếp hạng bóng đá',
    description: 'Bảng xếp hạng của các giải vô địch quốc gia, cập nhật sau mỗi trận.',
  },
  tips: { title: 'Tips bóng đá', description: 'Tips bóng đá: trang đang được xây dựng.' },
  bookmakers: { title: 'Top nhà cái', description: 'Bảng xếp hạng nhà cái và ưu đãi. Dành cho người từ 18 tuổi.' },
  euroOdds: { title: 'Tỷ lệ châu Âu', description: 'Tỷ lệ châu Âu: trang đang được xây dựng.' },
  moreNews: { title: 'Chuyên mục tin tức', description: 'Chuyên mục tin tức: trang đang được xây dựng.' },
  news: { title: 'Tin tức bóng đá', description: 'Tin tức bóng đá trong nước và thế giới, mới nhất mỗi ngày.' },
} as const satisfies Record<PageKey, { title: string; description: string }>;

/**
 * The page of an address, or of a pattern such as `/news/:id`, in any case and with any number of slashes.
 *
 * @param pathname without the base path
 */
export function pageAt(pathname: string): PageKey | undefined {
  const asked = `${pathname.toLowerCase()}/`.replaceAll(/\/+/g, '/');
  return PAGES.find(({ path }) => (path === '/' ? asked === path : asked.startsWith(`${path}/`)))?.key;
}

/** A page's title in the browser tab. */
export function pageTitle(name: string): string {
  return `${name} | ${SITE_NAME}`;
}
