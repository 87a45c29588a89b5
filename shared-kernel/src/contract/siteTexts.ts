export const SITE_NAME = 'TySo';

/** Title and description of a page whose release says none, or that has no release. */
export const SITE_TEXTS = {
  title: 'Tỷ số trực tuyến',
  description: 'Tỷ số bóng đá trực tuyến, kết quả, lịch thi đấu, tỷ lệ kèo, bảng xếp hạng và tin tức, từng phút một.',
} as const;

/** A page's title in the browser tab. */
export function pageTitle(name: string): string {
  return `${name} | ${SITE_NAME}`;
}
