import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { HttpError } from 'shared-kernel/http/httpError';
import { Link, MemoryRouter, useLocation } from 'shared-kernel/router';
import { createFakeShell, type FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import App from '../App';

void i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });

/** Opens the package at an address, as the shell would, with a menu to leave by. */
export function openSite(address: string, answer?: FakeAnswer) {
  const fake = createFakeShell(answer);
  const scroll = fakeScroll();
  const page = render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Link to="/news">Tới tin tức</Link>
        <Link to="/nhan-dinh-bong-da">Tới nhận định</Link>
        <App shell={fake.shell} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  return { ...fake, ...page, ...scroll };
}

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="Địa chỉ">{pathname}</output>;
}

/** An unreachable server. */
export function noServer(path: string): never {
  throw new HttpError(path, { kind: 'network' });
}

/** jsdom has no layout: the test triggers the end of the list. */
function fakeScroll() {
  const observers = new Set<() => void>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () => callback([inView()], this);
    }
    observe = () => void observers.add(this.tell);
    unobserve = () => void observers.delete(this.tell);
    disconnect = () => void observers.delete(this.tell);
    takeRecords = () => [];
  }
  window.IntersectionObserver = FakeObserver;
  return {
    /** Scrolls to the end of the loaded list. */
    scrollToEnd: () =>
      act(async () => {
        for (const tell of observers) tell();
      }),
  };
}

function inView(): IntersectionObserverEntry {
  const rect = document.body.getBoundingClientRect();
  return {
    isIntersecting: true,
    intersectionRatio: 1,
    boundingClientRect: rect,
    intersectionRect: rect,
    rootBounds: rect,
    target: document.body,
    time: 0,
  };
}
