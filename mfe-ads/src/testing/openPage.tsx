import type { SlotName } from 'shared-kernel/contract/slotName';
import type { Banner } from 'shared-kernel/entities/banner';
import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import type { FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import { openInShell } from 'shared-kernel/testing/openInShell';
import Slots from '../Slots';

const MENU = { 'Tới tỷ số': '/', 'Tới tin tức': '/news' };

/** A page of the site with these slots, and a menu to another page. It keeps what was closed in `localStorage`. */
export function openPage(slots: readonly SlotName[], answer?: FakeAnswer, options: { isStrict?: boolean } = {}) {
  /** What each slot has reported to the shell. */
  const reported: [SlotName, 'empty' | 'filled'][] = [];
  const reporters = new Map(
    slots.map((name) => [name, (isEmpty: boolean) => void reported.push([name, isEmpty ? 'empty' : 'filled'])]),
  );
  const storage = createExpiringStorage(window, Date.now);
  const page = openInShell(
    (fake) => {
      const shell = { ...fake, storage };
      return [...reporters].map(([name, onEmpty]) => (
        <section key={name} aria-label={name}>
          <Slots shell={shell} name={name} onEmpty={onEmpty} />
        </section>
      ));
    },
    { menu: MENU, answer, ...options },
  );
  return { ...page, reported };
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
