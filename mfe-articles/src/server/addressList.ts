import type { AddressesRequest, AddressList, Answer, ListedAddress } from 'shared-kernel/contract/serverEntry';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import { articlePath } from 'shared-kernel/rules/articleAddress';
import { ARTICLE_KINDS, type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { readerOf } from './asks';
import { isoTime } from './jsonLd';

/** The largest page of `api`, which is a page of the list, too. */
const PAGE_SIZE = 100;

/** All articles of both kinds, the newest of a kind first, and the lists of them. */
export const addressList: AddressList = {
  needs: (request) =>
    ARTICLE_KINDS.map((kind) => ({ key: kind, ...readerOf(request, kind).pageRequest(request.page, PAGE_SIZE) })),
  list(request, answers) {
    const pages = ARTICLE_KINDS.map((kind) => pageOf(kind, request, answers));
    return { addresses: pages.flatMap(({ addresses }) => addresses), hasMore: pages.some(({ isFull }) => isFull) };
  },
};

function pageOf(kind: ArticleKind, request: AddressesRequest, answers: readonly Answer[]) {
  const { articles = [], size = 0 } = readAnswer(answers, kind, readerOf(request, kind).readPage) ?? {};
  const listed = articles.map((article) => addressOf(kind, article));
  const addresses = request.page === 1 ? [listOf(kind, listed), ...listed] : listed;
  return { addresses, isFull: size >= PAGE_SIZE };
}

function addressOf(kind: ArticleKind, article: Article): ListedAddress & { changed: string } {
  const { name, publishedDate, updatedDate } = article;
  return {
    path: articlePath(kind, article),
    changed: isoTime(updatedDate ?? publishedDate),
    news: { title: name, published: isoTime(publishedDate) },
  };
}

/** A list changes with its newest articles. */
function listOf(kind: ArticleKind, newest: readonly { changed: string }[]): ListedAddress {
  const changed = newest
    .map((one) => one.changed)
    .sort()
    .at(-1);
  return { path: LIST_PATHS[kind], ...(changed === undefined ? {} : { changed }) };
}
