/**
 * Why a rendering failed. The first four cost that rendering alone; after any other the worker is ended, and its release
 * rests for a minute.
 */
export type FaultKind =
  /** `needs` or `draw` threw. */
  | 'threw'
  /** What they gave is not what the contract says. */
  | 'unfit'
  /** Too many renderings were under way. */
  | 'refused'
  /** The worker was ended meanwhile, for another rendering's fault. */
  | 'lost'
  /** The file is not the released one, threw when it was loaded, or is no entry. */
  | 'loading'
  /** A computation had no end in time. */
  | 'hung'
  | 'memory'
  | 'overruns'
  /** The worker ended by itself. */
  | 'ended';

export class RenderFault extends Error {
  override readonly name = 'RenderFault';
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message);
  }
}
