import type { cupVi } from './cupTexts';
import type { detailVi } from './detailTexts';
import type { formVi } from './formTexts';
import type { hiddenVi } from './hiddenTexts';
import type { historyVi } from './historyTexts';
import type { liveTextVi } from './liveTextTexts';
import type { pastDayVi } from './pastDayTexts';
import type { pickListVi } from './pickListTexts';
import type { pricesVi } from './pricesTexts';
import type { searchVi } from './searchTexts';
import type { seasonNotesVi } from './seasonNotesTexts';
import type { seasonVi } from './seasonTexts';
import type { serverVi } from './serverTexts';
import type { squadVi } from './squadTexts';
import type { stageVi } from './stageTexts';
import type { tablesVi } from './tablesTexts';
import type { vi } from './texts';
import type { tieVi } from './tieTexts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      scores: typeof vi &
        typeof detailVi &
        typeof formVi &
        typeof hiddenVi &
        typeof historyVi &
        typeof liveTextVi &
        typeof pastDayVi &
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
