import { of } from 'rxjs';
import type { Answer, Ask, Drawn, PageRequest, ServerEntry } from 'shared-kernel/contract/serverEntry';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { ownSiteOf } from 'shared-kernel/rules/ownLink';
import { drawElement } from 'shared-kernel/server/drawElement';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { AdsContext } from './view/ads';
import { TopBookmakersPage } from './view/bookmakers/TopBookmakersPage';

const SETTING: Ask = { key: 'setting', path: REST_PATHS.appSetting };

/** The app reports what it cannot read. */
const readSetting = recordAnswer(appSettingSchema, () => {});

/** The visitor's page counts. */
const NO_COUNTER = { shown() {}, clicked() {} };

export function needs(): readonly Ask[] {
  return [SETTING];
}

/** The ranking of bookmakers; nothing while it is unknown whether betting adverts may be shown. */
export function draw(request: PageRequest, answers: readonly Answer[]): Drawn | undefined {
  const setting = readAnswer(answers, SETTING.key, readSetting);
  if (setting?.betting_adverts === undefined) return undefined;
  const { now, site, publicUrl } = request;
  const ads = {
    counter: NO_COUNTER,
    advertisingContact$: of(setting.advertising_contact),
    turn: 0,
    isBettingOn: setting.betting_adverts,
    openedAt: now,
    ownSite: ownSiteOf({ site, basePath: site.base_path }, publicUrl ? new URL(publicUrl).host : ''),
  };
  const page = (
    <AdsContext value={ads}>
      <TopBookmakersPage onDrawn={() => {}} />
    </AdsContext>
  );
  // With betting off the page leads nowhere: search engines drop it.
  return { ...drawElement(page, request), ...(setting.betting_adverts ? {} : { robots: 'noindex' }) };
}

({ needs, draw }) satisfies ServerEntry;
