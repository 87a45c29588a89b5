import type { detailVi } from './detailVi';
import type { pickListVi } from './pickListVi';
import type { serverVi } from './serverVi';
import type { tablesVi } from './tablesVi';
import type { vi } from './vi';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { scores: typeof vi & typeof detailVi & typeof serverVi & typeof pickListVi & typeof tablesVi };
  }
}
