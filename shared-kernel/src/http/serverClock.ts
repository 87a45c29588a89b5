/** Reads time as the server has it: a phone's own clock may be wrong by minutes. */
export type ServerClock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /** Learns from a `Date` header, which knows whole seconds only: corrects when off by more than that. */
  noteDate(header: string | null): void;
  /** Learns from a time the server states, in unix seconds. */
  correct(serverNow: number): void;
};

/** A `Date` header is cut to the second and travels for a while: smaller differences say nothing. */
const TOLERANCE_SECONDS = 2;

/** @param deviceNow the device's clock in milliseconds, such as `Date.now` */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  const device = () => deviceNow() / 1000;
  const correct = (serverNow: number) => {
    offset = serverNow - device();
  };
  return {
    now: () => device() + offset,
    correct,
    noteDate(header) {
      const server = Date.parse(header ?? '') / 1000 + 0.5;
      if (Math.abs(server - (device() + offset)) > TOLERANCE_SECONDS) correct(server);
    },
  };
}
