import i18next from 'i18next';
import { ARTICLE_LIST_TEXTS } from 'shared-kernel/contract/articleListTexts';

const NAMESPACE = 'articles';

/** Every text of this package. Wording of lists and details as the specification gives it. */
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
    readNext: 'Đọc tiếp',
    all: 'Tất cả bài viết',
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

function addTexts() {
  i18next.addResourceBundle('vi', NAMESPACE, texts);
}

// The shell has i18next ready before it loads a remote; a remote that runs alone may not have yet.
if (i18next.isInitialized) addTexts();
else i18next.on('initialized', addTexts);

const t = i18next.getFixedT('vi', NAMESPACE);

/** This package's texts, by keys that the compiler knows. There is one language, so nothing need be subscribed to. */
export function useTexts() {
  return t;
}
