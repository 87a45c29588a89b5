/**
 * The npm package that holds Node itself, one for each system, and the program's place in it.
 *
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
exports.nodePackage = function nodePackage(platform, arch) {
  const isWindows = platform === 'win32';
  return { name: `node-${isWindows ? 'win' : platform}-${arch}`, program: isWindows ? 'bin/node.exe' : 'bin/node' };
};
