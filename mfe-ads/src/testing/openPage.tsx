import { render } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode } from 'react';
import type { SlotName } from 'shared-kernel/contract/slotName';
import type { Banner } from 'shared-kernel/entities/banner';
import { Link, MemoryRouter } from 'shared-kernel/router';
import { createFakeShell, type FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import Slots from '../Slots';

void i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });

/** A page of the site with these slots, and a menu to another page. */
export function openPage(slots: readonly SlotName[], answer?: FakeAnswer) {
  const fake = createFakeShell(answer);
  const page = render(
    <StrictMode>
      <MemoryRouter>
        <Link to="/">Tới tỷ số</Link>
        <Link to="/news">Tới tin tức</Link>
        {slots.map((name) => (
          <section key={name} aria-label={name}>
            <Slots shell={fake.shell} name={name} />
          </section>
        ))}
      </MemoryRouter>
    </StrictMode>,
  );
  return { ...fake, ...page };
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
    ...given,
  };
}
