import { render } from '@testing-library/react';
import { createElement, Fragment, type ReactNode, StrictMode } from 'react';
import type { Shell } from '../contract/shell';
import type { UserSettings } from '../entities/userSettings';
import { Link, MemoryRouter, useLocation } from '../router/router';
import { startTexts } from '../texts/startTexts';
import { createFakeShell, type FakeAnswer } from './createFakeShell';

void startTexts();

/** Whether React renders and mounts twice, to find what is not pure: in ring 3, because it costs a quarter more (`tooling/jest/preset.cjs`). */
declare const IS_STRICT: boolean;

type Visit = {
  /** Path and search of the page. */
  at?: string;
  /** The address before it, for Back. */
  from?: string;
  /** Addresses of links to leave by, by their text. */
  menu?: Readonly<Record<string, string>>;
  answer?: FakeAnswer | undefined;
  /** What the visitor has set before. */
  settings?: Partial<UserSettings>;
  /** Off where a test counts what mounting causes. */
  isStrict?: boolean;
};

/** A part of the site as the shell shows it: pages, slots, or a piece of either. */
export function openInShell(view: (shell: Shell) => ReactNode, visit: Visit = {}) {
  const { at = '/', from, menu = {}, answer, settings, isStrict = IS_STRICT } = visit;
  const fake = createFakeShell(answer);
  fake.settings$.next({ ...fake.settings$.value, ...settings });
  const links = Object.entries(menu).map(([text, to]) => createElement(Link, { key: to, to }, text));
  const initialEntries = from === undefined ? [at] : [from, at];
  const page = render(
    createElement(
      isStrict ? StrictMode : Fragment,
      null,
      createElement(
        MemoryRouter,
        { initialEntries, initialIndex: initialEntries.length - 1 },
        ...links,
        view(fake.shell),
        createElement(Address),
      ),
    ),
  );
  return {
    ...fake,
    ...page,
    /** Path and search of the page that is open now. */
    address: () => page.container.querySelector('[data-address]')?.textContent,
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return createElement('output', { 'data-address': '' }, pathname + search);
}
