import type { HistoryLine, ReleaseList } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';

/** The reason in the history of what `npm start` released. */
const STARTED = 'npm start';

type Release = { readonly name: LiveName; readonly release: string };

/**
 * Whether `npm start` leaves what is live as it is: the code has not changed since it released this name the last time,
 * the release was taken back or the remote removed, and nobody has asked for it again.
 */
export function leftAlone({ name, release }: Release, list: ReleaseList, print: (line: string) => void): boolean {
  const known = list.names.find((one) => one.name === name);
  if (!known?.pointer) {
    const removal = known && removalOf(known.history);
    if (removal) print(`${name} stays removed, as ${removal.who} left it: npm run release -- ${name} brings it back`);
    return removal !== undefined;
  }
  const withdrawal = withdrawalOf(release, known.history);
  if (withdrawal && known.pointer.live.release !== release)
    print(
      `${name} ${release} stays withdrawn, as ${withdrawal.who} left it: npm run release -- ${name} makes it live again`,
    );
  return withdrawal !== undefined || known.history.findLast(({ reason }) => reason === STARTED)?.to === release;
}

/** Who removed a remote for good, if it was not released since. */
function removalOf(history: readonly HistoryLine[]): HistoryLine | undefined {
  const last = history.at(-1);
  return last?.action === 'remove' ? last : undefined;
}

/** Who took a release back, if it did not go out again since. */
export function withdrawalOf(release: string, history: readonly HistoryLine[]): HistoryLine | undefined {
  const last = history.findLast(
    ({ action, from, to, candidate }) =>
      (action === 'withdraw' && candidate === release) ||
      (action === 'rollback' && (from === release || candidate === release)) ||
      (to === release && from !== release) ||
      (action === 'share' && candidate === release),
  );
  return last?.action === 'withdraw' || (last?.action === 'rollback' && last.to !== release) ? last : undefined;
}
