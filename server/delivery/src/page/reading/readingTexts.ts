/** Texts of the content rendered here, equal to those of the app, which replaces it. */
export const READING_TEXTS = {
  home: 'Trang chủ',
  justNow: 'Vừa xong',
  missing: 'Không có dữ liệu',
  updated: 'Cập nhật',
} as const;

/** The zone of most readers, since the page is the same for all; the app then uses their own. */
export const READERS_ZONE = 'Asia/Ho_Chi_Minh';
