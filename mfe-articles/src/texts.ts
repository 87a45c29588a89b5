import type {} from 'i18next';
import { ARTICLE_LIST_TEXTS } from 'shared-kernel/contract/articleListTexts';
import { createTexts } from 'shared-kernel/texts/createTexts';

const NAMESPACE = 'articles';

const texts = {
  list: {
    ...ARTICLE_LIST_TEXTS,
    loading: 'Đang tải dữ liệu',
    loadingMore: 'Đang tải thêm bài viết',
    moreFailed: 'Chưa tải thêm được bài viết',
    justNow: 'Vừa xong',
    published: 'Đăng lúc {{time}}',
  },
  article: {
    loading: 'Đang tải bài viết',
    backTo: 'Về trang {{list}}',
    readNext: 'Bài viết khác',
    all: 'Tất cả bài viết',
    updated: 'Cập nhật',
    picture: 'Ảnh',
    openPicture: 'Xem ảnh lớn',
    openPictureOf: 'Xem ảnh lớn: {{alt}}',
    closePicture: 'Đóng ảnh',
    table: 'Bảng',
  },
  none: 'Không có dữ liệu',
  failed: 'Tạm thời không xem được bài viết',
  failedHint: 'Trang sẽ tự thử lại.',
  retry: 'Thử lại',
} as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof NAMESPACE;
    resources: { [NAMESPACE]: typeof texts };
  }
}

/** This package's texts, by keys that the compiler knows. */
export const t = createTexts(NAMESPACE, texts);
