import type { ContentPreview } from 'server-shared/previews/contentPreview';
import type { LiveName } from 'server-shared/releases/liveName';

/** A release that somebody may look at before it is live. */
export type Preview = {
  readonly remote: LiveName;
  readonly release: string;
  /** What its team calls it, such as the name of a branch. */
  readonly label: string;
  /** Unix seconds; a whole minute. */
  readonly until: number;
};

/** What one visitor looks at before all others: a release, or content. */
export type Looked = Preview | ContentPreview;
