import type { Page } from '@playwright/test';

/** Where the page keeps what the browser brought; code of a release does not know it. */
const KEPT = '__whatTheBrowserBrought';

/** Notes what the browser itself brings, before any script of the page runs. */
export async function noteNatives(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    type Part = PropertyDescriptor | undefined;
    const holders = new Map<string, object>([['window', window]]);
    for (const name of Object.getOwnPropertyNames(window)) {
      const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
      if (typeof value !== 'function' && (typeof value !== 'object' || value === null || value === window)) continue;
      holders.set(name, value);
      const prototype: unknown = Reflect.get(value, 'prototype');
      if (typeof prototype === 'object' && prototype !== null) holders.set(`${name}.prototype`, prototype);
    }
    const before = new Map<string, readonly [object, PropertyKey, Part]>();
    for (const [name, holder] of holders) {
      for (const key of Reflect.ownKeys(holder)) {
        // What has neither function nor accessor is state: `history.state`, the last match of `RegExp`.
        const part = Object.getOwnPropertyDescriptor(holder, key);
        const isCode = typeof part?.value === 'function' || part?.get !== undefined || part?.set !== undefined;
        if (isCode) before.set(`${name}.${String(key)}`, [holder, key, part]);
      }
    }
    const isSame = (one: Part, other: Part) =>
      one?.value === other?.value && one?.get === other?.get && one?.set === other?.set;
    const changed = () =>
      [...before].flatMap(([name, [holder, key, part]]) =>
        isSame(part, Object.getOwnPropertyDescriptor(holder, key)) ? [] : [name],
      );
    const added = () =>
      [...holders].flatMap(([name, holder]) =>
        name.endsWith('.prototype')
          ? Reflect.ownKeys(holder).flatMap((key) =>
              before.has(`${name}.${String(key)}`) ? [] : [`${name}.${String(key)}`],
            )
          : [],
      );
    const addedAtFirst = new Set(added());
    Object.defineProperty(window, kept, {
      value: () => [...changed(), ...added().filter((name) => !addedAtFirst.has(name))],
    });
  }, KEPT);
}

/** The functions and accessors of the browser that are no longer its own, such as `Array.prototype.map`. */
export function changedNatives(page: Page): Promise<string[]> {
  return page.evaluate((kept) => Reflect.get(window, kept)(), KEPT);
}
