import { createElement } from 'react';
import { placeholderOf, type RenderedPart } from 'shared-kernel/contract/serverEntry';

/** In the frame that the server renders: the place of a part, which `delivery` fills. */
export function Placeholder({ part }: { part: RenderedPart }) {
  return createElement('tyso-hole', { name: placeholderOf(part) });
}
