import type { DeviceClass } from 'shared-kernel/protocol/beacon';

/** As the layout has it: up to here a page is drawn for phones, in CSS pixels. */
const PHONE_WIDTH = 640;

/** Sorts devices coarsely enough that nobody is known again by it. The shorter side tells a phone that lies on its side. */
export function deviceClass(screen: { width: number; height: number }, hasFingers: boolean): DeviceClass {
  if (!hasFingers) return 'desktop';
  return Math.min(screen.width, screen.height) <= PHONE_WIDTH ? 'phone' : 'tablet';
}
