/**
 * A limit against hanging, not against slowness on a busy machine. It is here and not in a configuration, because Jest
 * reads `testTimeout` of the root's file only, and not even that when packages are chosen by `--projects`.
 */
jest.setTimeout(300_000);
