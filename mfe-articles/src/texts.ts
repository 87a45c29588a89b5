import type {} from 'i18next';
import { createTexts } from 'shared-kernel/texts/createTexts';

const NAMESPACE = 'articles';

const texts = {
  list: {
    preview: {
      title: 'Nhận định bóng đá',
      intro: 'Soi kèo và phân tích trước trận từ các giải đấu trong nước và quốc tế.',
    },
    news: { title: 'Tin tức bóng đá', intro: 'Chuyện trong ngày của bóng đá Việt Nam và thế giới.' },
    page: '{{title}} – trang {{page}}',
    pages: 'Các trang',
    earlier: 'Trang trước',
    later: 'Trang sau',
    home: 'Trang chủ',
    loading: 'Đang tải dữ liệu',
    loadingMore: 'Đang tải thêm bài viết',
    moreFailed: 'Chưa tải thêm được bài viết',
    justNow: 'Vừa xong',
    published: 'Đăng lúc {{time}}',
  },
  article: {
    loading: 'Đang tải bài viết',
    backTo: 'Về trang {{list}}',
    match: 'Xem trận đấu',
    readNext: 'Bài viết khác',
    all: 'Tất cả bài viết',
    updated: 'Cập nhật',
    picture: 'Ảnh',
    openPicture: 'Xem ảnh lớn',
    openPictureOf: 'Xem ảnh lớn: {{alt}}',
    closePicture: 'Đóng ảnh',
    table: 'Bảng',
    video: 'Xem video',
    videoOf: 'Xem video: {{title}}',
  },
  none: 'Không có dữ liệu',
  missing: { title: 'Không tìm thấy bài viết', sentence: 'Bài viết này không tồn tại hoặc đã được gỡ.' },
  failed: 'Chưa tải được bài viết',
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
