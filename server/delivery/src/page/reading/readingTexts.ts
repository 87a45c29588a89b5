/** The words of the pages that are written here; they are those of the app, which takes the place of these pages. */
export const READING_TEXTS = {
  home: 'Trang chủ',
  justNow: 'Vừa xong',
  missing: 'Không có dữ liệu',
  updated: 'Cập nhật',
} as const;

/** Where readers are, as far as a page that is the same for all of them can know; the app then uses their own zone. */
export const READERS_ZONE = 'Asia/Ho_Chi_Minh';
