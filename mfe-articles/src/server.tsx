import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { withinLimits } from 'shared-kernel/server/withinLimits';
import { addressList } from './server/addressList';
import { asksOf, readerOf } from './server/asks';
import { placeOf } from './server/place';
import { renderArticle } from './server/renderArticle';
import { renderList } from './server/renderList';

export function needs(request: PageRequest): readonly Ask[] {
  const place = placeOf(request);
  return place ? asksOf(place, readerOf(request, place.of)) : [];
}

/** A list or an article, with all that search engines are told of it. */
export function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
  const place = placeOf(request);
  if (!place) return undefined;
  const rendered = place.kind === 'list' ? renderList(place, request, answers) : renderArticle(place, request, answers);
  return rendered && withinLimits(rendered);
}

export const addresses = addressList;

({ needs, draw, addresses }) satisfies ServerEntry;
