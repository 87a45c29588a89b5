import type { Observable } from 'rxjs';
import type { Shell, ThemeName } from 'shared-kernel/contract/shell';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { Loaded } from 'shared-kernel/state/loaded';
import type { FirstPage } from './boot/createFirstPage';
import type { DeferredStores } from './deferred/createDeferredStores';
import type { createPageTexts } from './page/createPageTexts';
import type { Remotes } from './remotes/createRemotes';
import type { Pointers } from './remotes/readPointers';
import type { createThemeStore } from './visitor/createThemeStore';

type PageTexts = ReturnType<typeof createPageTexts>;

/** What stands around a page renders with this, on the server as in the page. */
export type FrameServices = {
  readonly shell: Pick<Shell, 'boardFilter$' | 'contentDrawn' | 'report'>;
  readonly remotes: Pick<Remotes, 'isAnyUnread' | 'preload'> & { readonly pointers$: Observable<Pointers> };
  readonly theme: Pick<ReturnType<typeof createThemeStore>, 'choose'> & { readonly theme$: Observable<ThemeName> };
  /** The visitor goes on to another page. */
  readonly leavePage: () => void;
  readonly deferred: { readonly stores$: Observable<DeferredStores | undefined> };
  /** Asked for when it is time: after the first content, or at once when the page brought the answer. */
  readonly siteSetting$: Observable<Loaded<AppSetting>>;
  readonly refreshAppSetting: () => void;
  readonly firstPage: Pick<FirstPage, 'of'>;
  readonly pageTexts: Pick<PageTexts, 'show'> & { readonly title$: Observable<string> };
};
