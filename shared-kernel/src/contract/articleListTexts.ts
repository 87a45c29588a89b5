import type { ArticleKind } from '../rules/articleKind';

/** Texts above a list of articles, in the app and in the page that `delivery` writes before the app starts. */
export const ARTICLE_LIST_TEXTS = {
  preview: {
    title: 'Nhận định bóng đá',
    intro: 'Soi kèo và phân tích trước trận từ các giải đấu trong nước và quốc tế.',
  },
  news: { title: 'Tin tức bóng đá', intro: 'Chuyện trong ngày của bóng đá Việt Nam và thế giới.' },
} as const satisfies Record<ArticleKind, { title: string; intro: string }>;
