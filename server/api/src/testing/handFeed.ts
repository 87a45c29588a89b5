import type { Emit, FeedProvider } from 'feeds/provider';

/** A feed whose caller emits its batches. */
export function handFeed(): { provider: FeedProvider; emit: Promise<Emit> } {
  let give = (_: Emit) => {};
  const emit = new Promise<Emit>((resolve) => {
    give = resolve;
  });
  const provider: FeedProvider = {
    key: 'by hand',
    start(_run, emit) {
      give(emit);
      return () => {};
    },
  };
  return { provider, emit };
}
