/** A half as played: `length` in seconds of play; a pause interrupts it after some of them. */
export type Half = { startsAt: number; length: number; pause: Pause | undefined };
export type Pause = { after: number; lasts: number };
