import { PHONE } from 'shared-kernel/design/media';

/** Where fingers aim: targets are 44 px high there, or more. */
export const TOUCH = `${PHONE}, (pointer: coarse)`;
