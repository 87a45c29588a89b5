import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aPointer, aRelease } from '../../testing/pointers';
import { createTestServices, renderIn } from '../../testing/testServices';
import { BottomAdvert } from './BottomAdvert';

const ads = aPointer({ remote: 'mfe-ads', live: aRelease({ slots: ['FixBottom'] }) });

function Advert() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <button type="button" onClick={() => setIsOpen(false)}>
      Close the advert
    </button>
  ) : null;
}

/** The attribute that the page's style depends on. */
const hasRoom = () => document.documentElement.hasAttribute('data-bottom-advert');

it('makes room for the advert while it is open', async () => {
  const it = createTestServices({ pointers: [ads], load: async () => ({ default: Advert }) });
  renderIn(it, <BottomAdvert />);
  expect(hasRoom()).toBe(false);
  await act(async () => it.services.shell.contentDrawn());
  const close = await screen.findByRole('button', { name: 'Close the advert' });
  await waitFor(() => expect(hasRoom()).toBe(true));
  await userEvent.click(close);
  await waitFor(() => expect(hasRoom()).toBe(false));
});
