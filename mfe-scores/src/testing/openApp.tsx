import { fireEvent, waitFor } from '@testing-library/react';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import type { FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from '../App';
import { giveWindowAHeight } from './layoutInJsdom';

giveWindowAHeight();

type Options = { isStrict?: boolean; settings?: Partial<UserSettings> };

/** The score pages at an address before anything has come. */
export function openUndrawnApp(at: string, answer: FakeAnswer, { settings = {}, ...options }: Options = {}) {
  return openInShell((shell) => <App shell={shell} />, { at, from: '/tips', answer, settings, ...options });
}

/** The score pages at an address, with a server that gives this answer. */
export async function openApp(at: string, answer: FakeAnswer, options?: Options) {
  const page = openUndrawnApp(at, answer, options);
  // A busy machine decodes in more than one slice.
  const isRendered = () => {
    // jsdom loads no frames.
    for (const frame of page.container.querySelectorAll('iframe')) fireEvent.load(frame);
    expect(page.rendered.count).toBeGreaterThan(0);
  };
  await waitFor(isRendered);
  return page;
}
