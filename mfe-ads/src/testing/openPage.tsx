import { render } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode } from 'react';
import type { SlotName } from 'shared-kernel/contract/slotName';
import type { Banner } from 'shared-kernel/entities/banner';
import { Link, MemoryRouter } from 'shared-kernel/router';
import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createFakeShell, type FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import Slots from '../Slots';

void i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });

/** A page of the site with these slots, and a menu to another page. It keeps what was closed in `localStorage`. */
export function openPage(slots: readonly SlotName[], answer?: FakeAnswer) {
  const fake = createFakeShell(answer);
  /** What each slot has told the shell of itself. */
  const told: [SlotName, 'empty' | 'filled'][] = [];
  const tellers = new Map(
    slots.map((name) => [name, (isEmpty: boolean) => void told.push([name, isEmpty ? 'empty' : 'filled'])]),
  );
  const shell = { ...fake.shell, storage: createExpiringStorage(window, Date.now) };
  const page = render(
    <StrictMode>
      <MemoryRouter>
        <Link to="/">Tới tỷ số</Link>
        <Link to="/news">Tới tin tức</Link>
        {slots.map((name) => (
          <section key={name} aria-label={name}>
            <Slots shell={shell} name={name} onEmpty={tellers.get(name)} />
          </section>
        ))}
      </MemoryRouter>
    </StrictMode>,
  );
  return { ...fake, ...page, told };
}

/** A banner as the server sends it. */
export function aBanner(given: Partial<Banner> = {}): Banner {
  return {
    position: 'OnHeaderLevel2',
    link: 'https://nha-cai.example/',
    file_path: '/media/a.webp',
    id: 'a',
    alt: undefined,
    is_betting: false,
    width: 728,
    height: 90,
    phone_picture: undefined,
    ...given,
  };
}
