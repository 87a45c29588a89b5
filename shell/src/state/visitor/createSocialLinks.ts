import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { type AppSetting, appSettingSchema } from 'shared-kernel/entities/appSetting';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';

type Links = AppSetting['social_links'];

/** The site's pages elsewhere, from its settings (S6). Without an answer there are none: nobody came for them. */
export function createSocialLinks({ http, report }: Pick<Shell, 'http' | 'report'>) {
  const links$ = new BehaviorSubject<Links>([]);
  const load = async () => {
    try {
      const setting = await http.get(REST_PATHS.appSetting, { decode: recordAnswer(appSettingSchema) });
      return setting?.social_links ?? [];
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
      return [];
    }
  };
  return {
    links$,
    open() {
      let isOver = false;
      void load().then((links) => !isOver && links$.next(links));
      return () => {
        isOver = true;
      };
    },
  };
}
