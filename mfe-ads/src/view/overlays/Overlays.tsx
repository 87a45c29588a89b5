import { FloatingAdvert } from './FloatingAdvert';
import { Popup } from './Popup';

/** What floats over every page. The catfish stands in the slot at the bottom edge. */
export function Overlays() {
  return (
    <>
      <FloatingAdvert place="floatLeft" />
      <FloatingAdvert place="floatRight" />
      <Popup />
    </>
  );
}
