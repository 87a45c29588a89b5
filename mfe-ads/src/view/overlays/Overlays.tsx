import type { Shell } from 'shared-kernel/contract/shell';
import { FloatingAdvert } from './FloatingAdvert';
import { Popup } from './Popup';

/** What floats over every page. The catfish stands in the slot at the bottom edge. */
export function Overlays({ shell }: { shell: Shell }) {
  return (
    <>
      <FloatingAdvert shell={shell} place="floatLeft" />
      <FloatingAdvert shell={shell} place="floatRight" />
      <Popup shell={shell} />
    </>
  );
}
