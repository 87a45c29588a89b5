import type { SlotName } from 'shared-kernel/contract/slotName';
import { BannerSlot } from './banner/BannerSlot';
import { BottomEdge } from './banner/BottomEdge';
import { LandingCards } from './cards/LandingCards';
import { FloatingAdvert } from './overlays/FloatingAdvert';
import { Popup } from './overlays/Popup';

type Props = {
  name: SlotName;
  /** Called once it is known what the slot shows, when that is on screen: an advert, or nothing. */
  onEmpty: (isEmpty: boolean) => void;
};

/** What fills a slot, in the browser and on the server. */
export function SlotView({ name, onEmpty }: Props) {
  switch (name) {
    case 'LandingCards':
      return <LandingCards onEmpty={onEmpty} />;
    case 'FixBottom':
      return <BottomEdge onEmpty={onEmpty} />;
    case 'Overlays':
      return <Overlays />;
    default:
      return <BannerSlot position={name} onEmpty={onEmpty} />;
  }
}

/** The adverts that float over every page, except the catfish, which is in the slot at the bottom edge. */
function Overlays() {
  return (
    <>
      <FloatingAdvert place="floatLeft" />
      <FloatingAdvert place="floatRight" />
      <Popup />
    </>
  );
}
