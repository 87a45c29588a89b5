import type { NewsDetail, PreviewDetail } from 'shared-kernel/entities/article';

/** A published preview as the server sends it, two hours before {@link KICK_OFF} of the kernel's builders. */
export function aPreview(given: Partial<PreviewDetail> = {}): PreviewDetail {
  const id = given.id ?? 1;
  return {
    id,
    slug: `bai-${id}`,
    name: `Nhận định số ${id}`,
    status: 'Published',
    published_date: '2022-12-09T17:00:00Z',
    updated_date: undefined,
    description: `Mô tả số ${id}`,
    image_source: `/media/${id}.webp`,
    share_image: undefined,
    match: undefined,
    content: `<p>Nội dung số ${id}</p>`,
    ...given,
  };
}

/** A published news article as the server sends it. */
export function aNews(given: Partial<NewsDetail> = {}): NewsDetail {
  const { image_source: _, ...article } = aPreview();
  return { ...article, name: 'Tin số 1', image: '/media/tin.webp', ...given };
}

/** The previews with these ids, in this order. */
export function previews(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => aPreview({ id: first + index }));
}
