/** A reader of the output, such as `head`, may close it early: the work continues without output. */
function outliveReader() {
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

module.exports = { outliveReader };
