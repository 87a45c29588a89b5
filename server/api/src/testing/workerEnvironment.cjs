const { TestEnvironment } = require('jest-environment-node');

/** What the test files of a Jest worker leave to the next: their modules are new for each of them. */
const leftByFiles = {};

module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { leftByFiles });
  }
};
