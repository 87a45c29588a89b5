/**
 * A limit for what hangs, not for what is slow because the machine is busy. It stands here and not in a configuration:
 * Jest reads `testTimeout` of the root's file only, and not even that one when packages are chosen by `--projects`.
 */
jest.setTimeout(300_000);
