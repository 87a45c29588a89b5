import type { SlotsProps } from 'shared-kernel/contract/shell';
import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { BannerSlot } from './view/banner/BannerSlot';

/** Draws a named slot into the box that the shell keeps free for it. */
export default function Slots({ shell, name }: SlotsProps) {
  const position = BANNER_POSITIONS.find((banner) => banner === name);
  return position && <BannerSlot shell={shell} position={position} />;
}
