import type { ReactNode } from 'react';
import { EMPTY, of } from 'rxjs';
import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { renderElement } from 'shared-kernel/server/renderElement';
import { SETTING, settingIn } from 'shared-kernel/server/siteSetting';
import { LOADING } from 'shared-kernel/state/loaded';
import type { FrameServices } from './state/frameServices';
import { NO_POINTERS } from './state/remotes/readPointers';
import { ServicesContext } from './view/appServices';
import { Layout } from './view/layout/Layout';
import { UnderConstruction } from './view/pages/UnderConstruction';
import { Placeholder } from './view/remotes/Slot';

/** The settings say whether the menu leads to the bookmakers, and where the footer leads. */
export function needs({ part }: PageRequest): readonly Ask[] {
  return part.kind === 'frame' ? [SETTING] : [];
}

/** What stands around every page, with placeholders for page and slots; and the shell's own pages, all under construction. */
export function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
  switch (request.part.kind) {
    case 'frame': {
      const setting = settingIn(answers);
      const frame = (
        <Layout>
          <Placeholder part={{ kind: 'page', pattern: request.path }} />
        </Layout>
      );
      return { ...renderElement(inFrame(frame, setting), request), ...(setting ? { answers: [SETTING.key] } : {}) };
    }
    case 'page':
      // There is nothing to find yet.
      return { ...renderElement(inFrame(<UnderConstruction />, undefined), request), robots: 'noindex' };
    case 'slot':
      return undefined;
  }
}

function inFrame(piece: ReactNode, setting: AppSetting | undefined) {
  return <ServicesContext value={{ frame: servicesWith(setting) }}>{piece}</ServicesContext>;
}

/** Nothing happens on the server: these are values for one rendering. */
function servicesWith(setting: AppSetting | undefined): FrameServices {
  return {
    shell: { boardFilter$: of(DEFAULT_BOARD_FILTER), contentDrawn() {}, report() {} },
    // As if no pointer could be read: the menu leads to all pages, and the app takes away those that no remote has.
    remotes: { pointers$: of(NO_POINTERS), isAnyUnread: () => true, preload() {} },
    theme: { theme$: of('light'), choose() {} },
    leavePage() {},
    deferred: { stores$: of(undefined) },
    siteSetting$: of(setting ? { kind: 'loaded', value: setting } : LOADING),
    refreshAppSetting() {},
    firstPage: { of: () => undefined },
    pageTexts: { title$: EMPTY, show() {} },
  };
}

({ needs, draw }) satisfies ServerEntry;
