import { BehaviorSubject, of } from 'rxjs';
import type { AddressList, Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { advertFilesSchema } from 'shared-kernel/entities/advertFiles';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { Banner } from 'shared-kernel/entities/banner';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { ownSiteOf } from 'shared-kernel/rules/ownLink';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { renderElement } from 'shared-kernel/server/renderElement';
import { SETTING, settingIn } from 'shared-kernel/server/siteSetting';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { type AdContent, withBuilt } from './domain/adContent';
import { chanceAt } from './domain/chanceAt';
import { createTurns } from './domain/createTurns';
import { type Links, NO_LINKS } from './domain/syncLinks';
import { BUILT_CONTENT } from './state/builtContent';
import { EDGE_IS_OPEN } from './state/createClosedAdverts';
import { readBanners } from './state/readBanners';
import { AdStoresContext, type Ads, AdsContext, type SlotStores } from './view/ads';
import { TopBookmakersPage } from './view/bookmakers/TopBookmakersPage';
import { SlotView } from './view/SlotView';

const BANNERS: Ask = { key: 'banners', path: REST_PATHS.banner };
const ADVERTS: Ask = { key: 'adverts', path: REST_PATHS.advert };

/** Below the base path. */
const RANKING_PATH = '/top-nha-cai';

/** The app does it: it reports what it cannot read, counts, and calls the shell. */
const noop = () => {};

const bannersOf = readBanners(noop);
const readAdverts = recordAnswer(advertFilesSchema, noop);

export function needs({ part }: Pick<PageRequest, 'part'>): readonly Ask[] {
  if (part.kind === 'frame') return [];
  if (part.kind === 'page') return [SETTING, ADVERTS];
  switch (part.name) {
    case 'Overlays':
      return [];
    case 'LandingCards':
      return [SETTING, ADVERTS];
    case 'FixBottom':
      return [SETTING, BANNERS, ADVERTS];
    default:
      return [SETTING, BANNERS];
  }
}

/** The ranking of bookmakers, or the advert of a slot. */
export function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
  switch (request.part.kind) {
    case 'page':
      return renderPage(request, answers);
    case 'slot':
      return renderSlot(request.part.name, request, answers);
    case 'frame':
      return undefined;
  }
}

/** Nothing while it is unknown whether betting adverts may be shown. */
function renderPage(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
  const setting = settingIn(answers);
  if (setting?.betting_adverts === undefined) return undefined;
  const page = (
    <AdStoresContext value={storesAt(request.now, answers)}>
      <AdsContext value={adsOf(request, setting)}>
        <TopBookmakersPage onRendered={noop} />
      </AdsContext>
    </AdStoresContext>
  );
  // With betting off the page leads nowhere: search engines drop it.
  return { ...renderElement(page, request), ...(setting.betting_adverts ? {} : { robots: 'noindex' }) };
}

/** What the app shows first; `undefined` where it shows nothing, or would wait. */
function renderSlot(name: SlotName, request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
  const setting = settingIn(answers);
  // Overlays wait for the visitor, and the strip for its buttons.
  if (name === 'Overlays' || (name === 'LandingCards' && setting === undefined)) return undefined;
  const slot = (
    <AdStoresContext value={storesAt(request.now, answers)}>
      <AdsContext value={adsOf(request, setting)}>
        <SlotView name={name} onEmpty={noop} />
      </AdsContext>
    </AdStoresContext>
  );
  const rendered = renderElement(slot, request);
  if (rendered.html === '') return undefined;
  return name === 'FixBottom' ? { ...rendered, notFor: [EDGE_IS_OPEN] } : rendered;
}

function adsOf({ now, site, publicUrl }: PageRequest, setting: AppSetting | undefined): Ads {
  return {
    counter: { shown: noop, clicked: noop },
    advertisingContact$: of(setting?.advertising_contact),
    turn: 0,
    isBettingOn: setting?.betting_adverts,
    openedAt: now,
    ownSite: ownSiteOf({ site, basePath: site.base_path }, publicUrl ? new URL(publicUrl).host : UNKNOWN_HOST),
    isOnServer: true,
  };
}

/** Paths are ours on any host. */
const UNKNOWN_HOST = 'site.invalid';

/** Each minute has its own adverts; the app begins with those that it finds. */
function storesAt(now: number, answers: readonly Answer[]): SlotStores {
  const banners = readAnswer(answers, BANNERS.key, bannersOf);
  const published = readAnswer(answers, ADVERTS.key, readAdverts) ?? {};
  return {
    banners: {
      state$: new BehaviorSubject<Loaded<Banner[]>>(banners ? { kind: 'loaded', value: banners } : LOADING),
      open: () => noop,
    },
    closed: { closed$: of(new Set<string>()), close: noop },
    content: {
      content$: new BehaviorSubject<AdContent | undefined>(withBuilt(published, BUILT_CONTENT)),
      open: () => noop,
      watch: () => noop,
    },
    links: { links$: new BehaviorSubject<Links>(NO_LINKS), open: noop },
    turns: createTurns((place) => chanceAt(minuteOf(now), place)),
  };
}

/** The ranking of bookmakers, while the site's settings allow it. */
export const addresses: AddressList = {
  needs: () => [SETTING],
  list: (_, answers) => ({
    addresses: settingIn(answers)?.betting_adverts ? [{ path: RANKING_PATH }] : [],
  }),
};

({ needs, draw, addresses }) satisfies ServerEntry;

/** Within a minute every page has the same adverts: it then keeps its bytes, and caches their copy of it. */
function minuteOf(seconds: number): number {
  return Math.floor(seconds / 60);
}
