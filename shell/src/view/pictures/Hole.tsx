import { createElement } from 'react';
import { type DrawnPart, holeOf } from 'shared-kernel/contract/serverEntry';

/** In the frame that is drawn for the HTML: the place of a part, which `delivery` fills. */
export function Hole({ part }: { part: DrawnPart }) {
  return createElement('tyso-hole', { name: holeOf(part) });
}
