const { TestEnvironment } = require('jest-environment-jsdom');

/** Parts of the web platform that Node has and jsdom hides from tests. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'structuredClone',
];

/** jsdom with the browser features that our code needs and Node already has. */
module.exports = class PageEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const page = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    for (const name of FROM_NODE) page[name] ??= Reflect.get(globalThis, name);
  }
};
