import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';
import { type ArticleHome, foreignRel } from 'shared-kernel/cleaning/articleRules';
import { cleanHtml } from 'shared-kernel/server/cleanHtml';
import { t } from '../texts';

type Tree = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const { appendChild, createElement, createTextNode, detachNode, insertBefore } = defaultTreeAdapter;

/**
 * The cleaned HTML of an article as the app shows it, for the server: tables stand in regions that scroll; in
 * place of a player, which server-rendered HTML may not have, its space has a link to the video.
 */
export function firstHtml(html: string, home: ArticleHome): string {
  const root = parsed(lasting(cleanHtml(html, home)));
  for (const element of elementsIn(root)) {
    if (element.tagName === 'table') wrap(element);
    if (element.tagName === 'iframe') replacePlayer(element);
  }
  return serialize(root);
}

/** As browsers parse what is put into an element. */
function parsed(html: string): Tree {
  return parseFragment(elementOf('div'), html, {});
}

/** Bounds what hostile HTML costs. */
const MAX_ROUNDS = 4;

/**
 * HTML that stays the same when it is read and written again. Around a table a parser leaves a link in a link or a
 * heading in a heading; written and read again, the inner one ends the outer.
 */
function lasting(html: string): string {
  let text = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = serialize(parsed(text));
    if (again === text) return text;
    text = again;
  }
  return text;
}

function elementOf(tag: string, attributes: Readonly<Record<string, string>> = {}, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = createElement(tag, names.NS.HTML, attrs);
  if (text) appendChild(element, createTextNode(text));
  return element;
}

/** @returns all of them, before anything changes */
function elementsIn(root: Tree): Element[] {
  return root.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

function wrap(table: Element): void {
  const caption = table.childNodes.find((node): node is Element => 'tagName' in node && node.tagName === 'caption');
  const name = caption ? textOf(caption).trim() : '';
  const region = elementOf('div', { tabindex: '0', role: 'region', 'aria-label': name || t('article.table') });
  place(region, table);
  detachNode(table);
  appendChild(region, table);
}

function replacePlayer(frame: Element): void {
  const { src = '', title = '' } = Object.fromEntries(frame.attrs.map(({ name, value }) => [name, value]));
  const words = `▶ ${title === 'Video' ? t('article.video') : t('article.videoOf', { title })}`;
  // A link in a link would end the one around it.
  const link = { href: videoPage(src), rel: foreignRel(undefined), target: '_blank' };
  const player = { 'data-player': '' };
  place(isInLink(frame) ? elementOf('span', player, words) : elementOf('a', { ...player, ...link }, words), frame);
  detachNode(frame);
}

function place(element: Element, before: Element): void {
  if (before.parentNode) insertBefore(before.parentNode, element, before);
}

function isInLink(element: Element): boolean {
  for (let at: Tree | null = element.parentNode; at && 'tagName' in at; at = at.parentNode) {
    if (at.tagName === 'a') return true;
  }
  return false;
}

function textOf(tree: Tree): string {
  return tree.childNodes.map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : '')).join('');
}

/** The page that shows the video of an embedded player; a player of another kind is a page itself. */
export function videoPage(player: string): string {
  const { host, pathname, searchParams } = new URL(player);
  const name = /\/([\w-]+)$/.exec(pathname)?.[1];
  if (name === undefined) return player;
  const start = searchParams.get('start');
  if (host === 'www.youtube-nocookie.com' && pathname === `/embed/${name}`)
    return `https://www.youtube.com/watch?v=${name}${start ? `&t=${encodeURIComponent(start)}` : ''}`;
  return host === 'player.vimeo.com' && pathname === `/video/${name}` ? `https://vimeo.com/${name}` : player;
}
