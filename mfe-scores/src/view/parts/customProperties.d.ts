import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that rows pass to their styles. */
    '--competition'?: string | undefined;
    '--share'?: number | undefined;
  }
}
