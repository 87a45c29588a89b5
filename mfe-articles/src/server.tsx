import type { Answer, Ask, Drawn, PageRequest, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { withinLimits } from 'shared-kernel/server/withinLimits';
import { addressList } from './server/addressList';
import { asksOf, readerOf } from './server/asks';
import { drawArticle } from './server/drawArticle';
import { drawList } from './server/drawList';
import { placeOf } from './server/place';

export function needs(request: PageRequest): readonly Ask[] {
  const place = placeOf(request);
  return place ? asksOf(place, readerOf(request, place.of)) : [];
}

/** A list or an article, with all that search engines are told of it. */
export function draw(request: PageRequest, answers: readonly Answer[]): Drawn | undefined {
  const place = placeOf(request);
  if (!place) return undefined;
  const drawn = place.kind === 'list' ? drawList(place, request, answers) : drawArticle(place, request, answers);
  return drawn && withinLimits(drawn);
}

export const addresses = addressList;

({ needs, draw, addresses }) satisfies ServerEntry;
