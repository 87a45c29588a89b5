import type { DeviceClass } from 'shared-kernel/protocol/beacon';

/** The widest screen of a phone in the layout, in CSS pixels. */
const PHONE_WIDTH = 640;

/** Sorts devices into classes too coarse to identify a visitor. The shorter side recognises a phone in landscape. */
export function deviceClass(screen: { width: number; height: number }, hasFingers: boolean): DeviceClass {
  if (!hasFingers) return 'desktop';
  return Math.min(screen.width, screen.height) <= PHONE_WIDTH ? 'phone' : 'tablet';
}
