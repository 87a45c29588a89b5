import type { detailVi } from './detailVi';
import type { serverVi } from './serverVi';
import type { vi } from './vi';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { scores: typeof vi & typeof detailVi & typeof serverVi };
  }
}
