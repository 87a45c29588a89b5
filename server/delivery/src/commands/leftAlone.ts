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
    const last = known?.history.at(-1);
    if (last?.action !== 'remove') return false;
    print(`${name} stays removed, as ${last.who} left it: npm run release -- ${name} brings it back`);
    return true;
  }
  const withdrawal = withdrawalOf(release, known.history);
  if (withdrawal && known.pointer.live.release !== release)
    print(
      `${name} ${release} stays withdrawn, as ${withdrawal.who} left it: npm run release -- ${name} makes it live again`,
    );
  return withdrawal !== undefined || known.history.findLast(({ reason }) => reason === STARTED)?.to === release;
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
