import { waitFor } from '@testing-library/react';
import type { FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from '../App';
import { giveWindowAHeight } from './layoutInJsdom';

giveWindowAHeight();

/** The score pages at an address, with a server that gives this answer. */
export async function openApp(at: string, answer: FakeAnswer, { isStrict = true } = {}) {
  const page = openInShell((shell) => <App shell={shell} />, { at, from: '/tips', answer, isStrict });
  // A busy machine decodes in more than one slice.
  await waitFor(() => expect(page.drawn.count).toBeGreaterThan(0), { timeout: 5_000 });
  return page;
}
