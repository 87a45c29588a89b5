/** Whoever reads what is printed, such as `head`, may stop early: the work goes on, and nobody is told of the rest. */
function outliveReader() {
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

module.exports = { outliveReader };
