import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The size that a picture was made for, and that of its version for phones, in CSS pixels. */
    '--own-width'?: number | undefined;
    '--own-height'?: number | undefined;
    '--phone-width'?: number | undefined;
    '--phone-height'?: number | undefined;
  }
}
