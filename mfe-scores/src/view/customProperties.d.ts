import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that rows hand to their styles. */
    '--competition'?: string | undefined;
  }
}
