import type { cupVi } from './cupVi';
import type { detailVi } from './detailVi';
import type { hiddenVi } from './hiddenVi';
import type { historyVi } from './historyVi';
import type { liveTextVi } from './liveTextVi';
import type { pickListVi } from './pickListVi';
import type { pricesVi } from './pricesVi';
import type { searchVi } from './searchVi';
import type { seasonNotesVi } from './seasonNotesVi';
import type { seasonVi } from './seasonVi';
import type { serverVi } from './serverVi';
import type { squadVi } from './squadVi';
import type { stageVi } from './stageVi';
import type { tablesVi } from './tablesVi';
import type { tieVi } from './tieVi';
import type { vi } from './vi';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      scores: typeof vi &
        typeof detailVi &
        typeof hiddenVi &
        typeof historyVi &
        typeof liveTextVi &
        typeof pickListVi &
        typeof pricesVi &
        typeof searchVi &
        typeof seasonNotesVi &
        typeof seasonVi &
        typeof serverVi &
        typeof squadVi &
        typeof stageVi &
        typeof cupVi &
        typeof tieVi &
        typeof tablesVi;
    };
  }
}
