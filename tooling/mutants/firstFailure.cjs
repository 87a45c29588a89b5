const { writeFileSync } = require('node:fs');

/**
 * A reporter of Jest that writes the first test that fails, its file and its name, into the file `FIRST_FAILURE`: with `--bail` Jest
 * ends without a report of its own. `{}` says that none did.
 */
module.exports = class FirstFailure {
  found = {};

  /** @param {unknown} _test @param {any} result */
  onTestResult(_test, { testFilePath, testExecError, testResults }) {
    if (testExecError) console.error(`${testFilePath} does not start: ${testExecError.message}`);
    const failed = testResults.find((/** @type {any} */ { status }) => status === 'failed');
    if (failed && !('name' in this.found)) this.found = { file: testFilePath, name: failed.fullName };
    this.write();
  }

  onRunComplete() {
    this.write();
  }

  write() {
    writeFileSync(String(process.env.FIRST_FAILURE), JSON.stringify(this.found));
  }
};
