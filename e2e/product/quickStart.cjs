/* Loaded into each server of a test (`NODE_OPTIONS`). The embedded store is WebAssembly, and its servers live for seconds:
   the optimizing compiler would cost two seconds of processor time and be done when they end. */
require('node:v8').setFlagsFromString('--liftoff-only');
