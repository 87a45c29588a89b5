import { render, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'shared-kernel/router';
import { createFakeShell, type FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import App from '../App';
import { giveWindowAHeight } from './layoutInJsdom';

/** Prepares jsdom for the score pages; call it before the tests of a file. */
export async function readyForApp(): Promise<void> {
  giveWindowAHeight();
  await i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });
}

/** The score pages at an address, with a server that gives this answer. The current address is shown as `output`. */
export async function openApp(path: string, answer: FakeAnswer) {
  const fake = createFakeShell(answer);
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={['/tips', path]} initialIndex={1}>
        <App shell={fake.shell} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  // A busy machine decodes in more than one slice.
  await waitFor(() => expect(fake.drawn.count).toBeGreaterThan(0));
  return { ...fake, ...view, address: () => view.container.querySelector('output')?.textContent };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
