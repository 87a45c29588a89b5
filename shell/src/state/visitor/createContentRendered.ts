/** Longest wait for a page's first content, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/** Resolves when adverts, the hub and the guard may start: the first content is rendered, or 3 s are over. */
export function createContentRendered() {
  const { promise, resolve } = deferred();
  const timer = setTimeout(resolve, LONGEST_WAIT_MS);
  return {
    rendered: promise,
    note() {
      clearTimeout(timer);
      resolve();
    },
  };
}

function deferred() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
