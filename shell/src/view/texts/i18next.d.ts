import 'i18next';
import type { noticesVi } from '../notices/noticeTexts';
import type { settingsVi } from '../settings/settingsTexts';
import type { vi } from './texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof vi & typeof noticesVi & typeof settingsVi };
  }
}
