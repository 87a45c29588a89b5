import { decode } from 'shared-kernel/decode/decode';
import { cleanHtml } from 'shared-kernel/server/cleanHtml';
import { ApiError } from '../../http/apiError';
import type { ArticleKind } from '../../store/schema';
import type { StoredContent } from '../../store/storedContent';
import { articleFingerprint, articleItemSchema } from './articleItem';
import type { ContentKind } from './contentKind';

/** Previews or news, identified by slug. The HTML is cleaned here, whatever its sender. */
export function articleKind(kind: ArticleKind): ContentKind {
  return {
    async published(content) {
      const articles = await content.articles(kind);
      return articles.map(({ slug, name, fingerprint, published_date, text }) => ({
        key: slug,
        title: name,
        fingerprint: fingerprint ?? '',
        text,
        date: published_date.toISOString(),
      }));
    },

    async put(content, raw, at) {
      const sent = decode(articleItemSchema, raw, at);
      const item = { ...sent, content: cleanHtml(sent.content) };
      const shown = [item.image, item.share_image].map((address) => ` src="${address ?? ''}"`);
      await checkPictures(content, item.content + shown.join(''), at);
      const { share_image = null, match = null } = item;
      await content.putArticle(kind, { ...item, share_image, match, fingerprint: articleFingerprint(item) });
    },

    async rename(content, from, to) {
      if (await content.renameArticle(kind, from, to)) return;
      throw new ApiError(400, 'bad_request', `Expected ${to} to be free, got an article`);
    },

    takeDown: (content, slug) => content.takeDownArticle(kind, slug),
  };
}

/** Tools send pictures before the articles that show them. */
async function checkPictures(content: StoredContent, html: string, at: string): Promise<void> {
  const named = [...html.matchAll(/\ssrc="\/media\/([0-9a-f]{64})\.[a-z]+"/g)].flatMap(([, hash]) => hash ?? []);
  const [missing] = await content.missingPictures([...new Set(named)]);
  if (missing === undefined) return;
  throw new ApiError(400, 'bad_request', `At ${at}: expected pictures that were sent before, got /media/${missing}`);
}
