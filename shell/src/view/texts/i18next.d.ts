import 'i18next';
import type { settingsVi } from '../settings/settingsTexts';
import type { vi } from './texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof vi & typeof settingsVi };
  }
}
