import path from 'node:path';
import { type Environment, readVariables } from '../process/variables';

/** Where matches come from. `none` leaves the feeding to another node. */
export type FeedConfig =
  | { kind: 'none' }
  | { kind: 'simulator'; seed: number }
  /** `file` is absent for the recording that ships with the project, `day` (YYYY-MM-DD, UTC) for the whole file. */
  | { kind: 'replay'; file: string | undefined; day: string | undefined; speed: number };

export const DEFAULT_SEED = 1;

/**
 * Reads `FEED`, `FEED_SEED` and `REPLAY_*`.
 *
 * @param cwd the folder that a relative `REPLAY_FILE` starts from: where the command was typed
 * @throws VariableError that names the variable, what was expected and what came
 */
export function readFeedConfig(env: Environment, cwd: string): FeedConfig {
  const read = readVariables(env);
  const kind = read.oneOf('FEED', ['simulator', 'replay', 'none']) ?? 'simulator';
  switch (kind) {
    case 'none':
      return { kind };
    case 'simulator':
      return { kind, seed: read.integer('FEED_SEED', { from: 0, to: 4_294_967_295 }) ?? DEFAULT_SEED };
    case 'replay': {
      const file = read.text('REPLAY_FILE');
      return {
        kind,
        file: file === undefined ? undefined : path.resolve(env.INIT_CWD ?? cwd, file),
        day: read.day('REPLAY_DAY'),
        speed: read.number('REPLAY_SPEED', { above: 0, to: 3600 }) ?? 1,
      };
    }
  }
}
