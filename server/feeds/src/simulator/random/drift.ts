import { hashOf } from './random';

/**
 * A value from -1 to 1 that drifts smoothly with `x` and depends on nothing else: random at whole numbers, eased in
 * between. Possession and prices follow it, so they need no memory.
 */
export function drift(x: number, ...parts: readonly number[]): number {
  const whole = Math.floor(x);
  const share = x - whole;
  const eased = share * share * (3 - 2 * share);
  return pointAt(whole, parts) * (1 - eased) + pointAt(whole + 1, parts) * eased;
}

function pointAt(whole: number, parts: readonly number[]): number {
  return (hashOf([...parts, whole]) / 4_294_967_296) * 2 - 1;
}
