import type { SlotsProps } from 'shared-kernel/contract/shell';
import { BannerSlot } from './view/banner/BannerSlot';
import { BottomEdge } from './view/banner/BottomEdge';
import { LandingCards } from './view/cards/LandingCards';
import { Overlays } from './view/overlays/Overlays';

/** Draws a named slot into the box that the shell keeps free for it. */
export default function Slots({ shell, name }: SlotsProps) {
  switch (name) {
    case 'LandingCards':
      return <LandingCards shell={shell} />;
    case 'FixBottom':
      return <BottomEdge shell={shell} />;
    case 'Overlays':
      return <Overlays shell={shell} />;
    default:
      return <BannerSlot shell={shell} position={name} />;
  }
}
