import type { BrowserContext, Page } from '@playwright/test';
import type { ReleasedSite, Site } from './site';

/** A visitor at the site's address, or at that of a server which started after the fault. */
export type Scene<S = Site> = { readonly page: Page; readonly site: S; readonly url: string };

type Titled = {
  /** What is broken; `docs/faults.md` has a line for it. */
  readonly broken: string;
  /** One of most kinds is tried in ring 2, the others in ring 3. */
  readonly isInRing2?: true;
  /** The test's limit in milliseconds, where a command runs for each write. */
  readonly timeout?: number;
};

/** A fault of the site with one live match. In each the test also expects that scores stay live and nothing is asked for in a loop. */
export type Row<S = Site> = Titled & {
  /** Kind of the error in the console, with a section in `docs/errors.md`; none when nothing is reported. */
  readonly reported?: string;
  /** Breaks it; may resolve with a function that mends it. */
  breaks?(site: S): unknown;
  /** Another server of pages starts on the same folder when it is broken, and is the visitor's. */
  readonly restarts?: true;
  /** The page that the visitor opens; by default the adverts'. */
  readonly at?: string;
  /** What the visitor sees. */
  sees(scene: Scene<S>): Promise<unknown>;
  /** What holds still, when a goal has been seen. */
  still?(scene: Scene<S>): Promise<unknown>;
  /** What the visitor sees once it is mended. */
  heals?(scene: Scene<S>): Promise<unknown>;
  /** The page may load again; by default it must not. */
  readonly mayReload?: true;
};

/** A fault of a release that a command makes. */
export type ReleasedRow = Row<ReleasedSite>;

/** A fault that has a site of its own. */
export type OwnRow = Titled & { run(given: { page: Page; context: BrowserContext }): Promise<void> };
