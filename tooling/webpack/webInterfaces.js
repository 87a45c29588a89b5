// Server entries run where there is only the language: these two are what React Router and React need of the Web besides.
import 'core-js/web/url.js';
import { TextEncoder } from '@exodus/bytes/encoding-lite.js';

Object.assign(globalThis, { TextEncoder });
