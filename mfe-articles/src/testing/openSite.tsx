import { act } from '@testing-library/react';
import { HttpError } from 'shared-kernel/http/httpError';
import type { FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from '../App';

const MENU = { 'Tới tin tức': '/news', 'Tới nhận định': '/nhan-dinh-bong-da' };

/** Opens the package at an address, as the shell would, with a menu to leave by. */
export function openSite(at: string, answer?: FakeAnswer) {
  const scroll = fakeScroll();
  return { ...openInShell((shell) => <App shell={shell} />, { at, menu: MENU, answer }), ...scroll };
}

/** An unreachable server. */
export function noServer(path: string): never {
  throw new HttpError(path, { kind: 'network' });
}

/** jsdom has no layout: the test triggers the end of the list. */
export function fakeScroll() {
  const observers = new Set<() => void>();
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly notify: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.notify = () => callback([inView()], this);
    }
    observe = () => void observers.add(this.notify);
    unobserve = () => void observers.delete(this.notify);
    disconnect = () => void observers.delete(this.notify);
    takeRecords = () => [];
  }
  window.IntersectionObserver = FakeObserver;
  return {
    /** Scrolls to the end of the loaded list. */
    scrollToEnd: () =>
      act(async () => {
        for (const notify of observers) notify();
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
