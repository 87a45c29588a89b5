import { FloatingAdvert } from './FloatingAdvert';
import { Popup } from './Popup';

/** The adverts that float over every page, except the catfish, which is in the slot at the bottom edge. */
export function Overlays() {
  return (
    <>
      <FloatingAdvert place="floatLeft" />
      <FloatingAdvert place="floatRight" />
      <Popup />
    </>
  );
}
