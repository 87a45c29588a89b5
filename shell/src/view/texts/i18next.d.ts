import 'i18next';
import type { settingsVi } from './settingsVi';
import type { vi } from './vi';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof vi & typeof settingsVi };
  }
}
