import type { ArticleHome } from 'shared-kernel/cleaning/articleRules';
import type { Answer, PageRequest, Rendered } from 'shared-kernel/contract/serverEntry';
import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import { articlePath, articleSegment } from 'shared-kernel/rules/articleAddress';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { ownHosts } from 'shared-kernel/rules/ownLink';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { renderElement } from 'shared-kernel/server/renderElement';
import { shortened } from 'shared-kernel/server/shortened';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import { toReadNext } from '../domain/readNext';
import { whileMatchIsKept } from '../domain/whileMatchIsKept';
import { minuteOf } from '../state/minutes';
import { t } from '../texts';
import { ArticleView } from '../view/article/ArticleView';
import { Content } from '../view/article/Content';
import { ReadNextCards } from '../view/article/ReadNextCards';
import { ZoneContext } from '../view/zone';
import { areSoonRendered } from './areSoonRendered';
import { ARTICLE, NEWEST, readerOf } from './asks';
import { firstHtml } from './firstHtml';
import { breadcrumbs, isoTime, newsArticle } from './jsonLd';
import type { ArticlePlace } from './place';

/** In characters of HTML. Cleaning a longer one takes longer than a visitor waits; only the app renders it. */
const LONGEST_CONTENT = 100_000;

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 500;

const NOTHING = { html: '', css: '' };

/** An article, where else it stands, or that there is none; nothing while that is unknown. */
export function renderArticle(
  place: ArticlePlace,
  request: PageRequest,
  answers: readonly Answer[],
): Rendered | undefined {
  const found = findArticle(place, request, answers);
  if (!found) return undefined;
  const { article } = found;
  if (!article) {
    const head = { page: { status: 404 }, robots: 'noindex', title: t('missing.title') } as const;
    return { ...renderView(place, request, answers), ...head, answers: answeredOf([ARTICLE, NEWEST], answers) };
  }
  if (place.segment !== articleSegment(article))
    return { ...NOTHING, page: { status: 301, location: articlePath(place.of, article) } };
  if (article.content.length > LONGEST_CONTENT || !areSoonRendered([article]))
    return { ...NOTHING, ...headOf(article, place.of, request) };
  return {
    ...renderView(place, request, answers, article),
    ...headOf(article, place.of, request),
    answers: answeredOf([ARTICLE, NEWEST], answers),
  };
}

type Found = { readonly article: ArticleDetail | undefined };

function findArticle({ id, of }: ArticlePlace, request: PageRequest, answers: readonly Answer[]): Found | undefined {
  const isMissing = id === undefined || answers.some(({ key, status }) => key === ARTICLE && status === 404);
  if (isMissing) return { article: undefined };
  const { readDetail } = readerOf(request, of);
  return readAnswer(answers, ARTICLE, (raw) => ({ article: readDetail(raw) }));
}

function renderView(
  { of, id }: ArticlePlace,
  request: PageRequest,
  answers: readonly Answer[],
  article?: ArticleDetail,
) {
  const { site, publicUrl, now, zone } = request;
  const home = { pictures: site.api_base, hosts: [...ownHosts(publicUrl), ...ownHosts(site.public_url)] };
  const newest = readAnswer(answers, NEWEST, readerOf(request, of).readPage);
  const others = toReadNext(newest?.articles ?? [], id).filter((one) => areSoonRendered([one]));
  return renderElement(
    <ZoneContext value={zone}>
      <ArticleView
        kind={of}
        view={{ kind: 'loaded', value: article && whileMatchIsKept(article, now) }}
        textOf={({ content }) => <FirstText html={content} home={home} />}
        readNext={<ReadNextCards articles={others} kind={of} now={minuteOf(now)} />}
      />
    </ZoneContext>,
    request,
  );
}

function headOf(article: ArticleDetail, of: ArticleKind, request: PageRequest) {
  const { name, description, publishedDate, updatedDate } = article;
  const at = siteAddress(request);
  const title = shortened(name, LONGEST_TITLE);
  const image = article.shareImage;
  return {
    title,
    ...(description && { description: shortened(description, LONGEST_DESCRIPTION) }),
    canonical: articlePath(of, article),
    og: {
      type: 'article',
      ...(image !== undefined && { image, imageAlt: title }),
      published: isoTime(publishedDate),
      ...(updatedDate !== undefined && { modified: isoTime(updatedDate) }),
    },
    jsonLd: [newsArticle(article, of, at), breadcrumbs(of, article, at)],
  } as const;
}

/** A refusal is no answer that the page can bring along. */
function answeredOf(keys: readonly string[], answers: readonly Answer[]): readonly string[] {
  return keys.filter((wanted) => answers.some(({ key, status }) => key === wanted && status === 200));
}

/** An article's HTML as the server renders it, cleaned. The only place that renders foreign HTML on the server. */
function FirstText({ html, home }: { html: string; home: ArticleHome }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by `firstHtml`.
  return <Content dangerouslySetInnerHTML={{ __html: firstHtml(html, home) }} />;
}
