import { render } from '@testing-library/react';

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

it('what the cleaner returns is a type where the browser knows them, and no text', async () => {
  // The cleaner looks for them when it is loaded.
  const createHTML = (html: string) => ({ toString: () => `${html}<hr>` });
  Object.assign(window, { trustedTypes: { createPolicy: () => ({ createHTML }) } });
  const { SafeHtml } = await import('./SafeHtml');
  const { container } = render(<SafeHtml html="<p onclick=x>Tin</p>" home={{ hosts: [] }} />);
  // One from parsing, one from what was cleaned.
  expect(container.firstElementChild?.innerHTML).toBe('<p>Tin</p><hr><hr>');
});
