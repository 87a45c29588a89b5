import i18next from 'i18next';
import { createElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-kernel/router';
import type { Shell } from '../contract/shell';
import { createAloneShell } from './createAloneShell';

/** Runs a remote as a site of its own, for its developers: replaces the shell, without the rest of the page. */
export async function runAlone(render: (shell: Shell) => ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root to render into');
  await i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });
  const shell = await createAloneShell();
  createRoot(root).render(createElement(StrictMode, null, createElement(BrowserRouter, null, render(shell))));
}
