/* In the oldest syntax, so that an old Node can still report the problem. */
var OLDEST = { major: 20, minor: 19 };

/** Ends the process with one line when this Node is too old for the rest of the project. */
exports.checkNode = function checkNode() {
  var have = process.versions.node.split('.');
  var major = Number(have[0]);
  if (major > OLDEST.major || (major === OLDEST.major && Number(have[1]) >= OLDEST.minor)) return;
  console.error(
    'Node ' +
      OLDEST.major +
      '.' +
      OLDEST.minor +
      ' or newer is needed, this is ' +
      process.versions.node +
      ': install one from https://nodejs.org and start again.',
  );
  process.exit(1);
};
