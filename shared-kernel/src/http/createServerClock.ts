/** Server time: a phone's own clock may be wrong by minutes. */
export type ServerClock = {
  /** Unix seconds, with fractions. */
  now(): number;
  /**
   * Learns from a `Date` header, which has whole seconds only: corrects larger differences.
   *
   * @param age seconds that the answer was in a shared cache
   */
  noteDate(header: string | null, age?: number): void;
  /** Learns from a time that the server sent, in unix seconds. */
  correct(serverNow: number): void;
};

/** A `Date` header is truncated to the second and delayed by the network: smaller differences mean nothing. */
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
    noteDate(header, age = 0) {
      const server = Date.parse(header ?? '') / 1000 + age + 0.5;
      if (Math.abs(server - (device() + offset)) > TOLERANCE_SECONDS) correct(server);
    },
  };
}
