const DAY = 86_400;

/** What is not asked for until a moment, by its name: a purpose of requests, or one of them. Moments are unix seconds. */
export type Refusals = {
  note(what: string, until: number): void;
  isRefused(what: string, now: number): boolean;
  clear(): void;
};

export function createRefusals(): Refusals {
  const refused = new Map<string, number>();
  return {
    note: (what, until) => void refused.set(what, until),
    isRefused(what, now) {
      const until = refused.get(what) ?? 0;
      // None lasts longer than a day: one that would was noted by a clock that was ahead.
      const isOn = until > now && until <= now + DAY;
      if (!isOn) refused.delete(what);
      return isOn;
    },
    clear: () => refused.clear(),
  };
}
