import type { SlotsProps } from 'shared-kernel/contract/shell';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { AdsProvider } from './view/AdsProvider';
import { BannerSlot } from './view/banner/BannerSlot';
import { BottomEdge } from './view/banner/BottomEdge';
import { LandingCards } from './view/cards/LandingCards';
import { Overlays } from './view/overlays/Overlays';

/** Renders a named slot into the box that the shell reserves for it. */
export default function Slots({ shell, name, onEmpty = UNHEARD }: SlotsProps) {
  return <AdsProvider shell={shell}>{slotOf(name, onEmpty)}</AdsProvider>;
}

/** Older shells do not ask. */
const UNHEARD = () => {};

function slotOf(name: SlotName, onEmpty: (isEmpty: boolean) => void) {
  switch (name) {
    case 'LandingCards':
      return <LandingCards onEmpty={onEmpty} />;
    case 'FixBottom':
      return <BottomEdge />;
    case 'Overlays':
      return <Overlays />;
    default:
      return <BannerSlot position={name} onEmpty={onEmpty} />;
  }
}
