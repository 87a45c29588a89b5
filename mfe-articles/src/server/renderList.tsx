import type { Answer, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import { LIST_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { renderElement } from 'shared-kernel/server/renderElement';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import { EMPTY_LIST, withPage } from '../domain/articleList';
import { listPath } from '../domain/listPage';
import { minuteOf } from '../state/minutes';
import { ArticleListView } from '../view/list/ArticleListView';
import { textsOfPage } from '../view/list/textsOfPage';
import { ZoneContext } from '../view/zone';
import { areSoonRendered } from './areSoonRendered';
import { LIST, readerOf } from './asks';
import { breadcrumbs, itemList } from './jsonLd';
import type { ListPlace } from './place';

/** A page of a list; nothing while its articles are unknown. */
export function renderList(
  { of, page }: ListPlace,
  request: PageRequest,
  answers: readonly Answer[],
): Rendered | undefined {
  const answer = readAnswer(answers, LIST, readerOf(request, of).readPage);
  if (!answer) return undefined;
  const list = withPage({ ...EMPTY_LIST, first: page }, answer, LIST_PAGE_SIZE);
  const at = siteAddress(request);
  const view = (
    <ZoneContext value={request.zone}>
      <ArticleListView kind={of} list={list} now={minuteOf(request.now)} />
    </ZoneContext>
  );
  return {
    ...(areSoonRendered(list.articles) ? renderElement(view, request) : { html: '', css: '' }),
    ...(page > 1 && { ...textsOfPage(of, page), canonical: listPath(of, page) }),
    // Any number makes an address: search engines are to know where a list ends.
    ...(page > 1 && answer.size === 0 && { page: { status: 404 }, robots: 'noindex' }),
    jsonLd: [breadcrumbs(of, undefined, at), itemList(list.articles, of, at)],
    answers: [LIST],
  };
}
