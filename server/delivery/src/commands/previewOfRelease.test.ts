import path from 'node:path';
import { aRemoteBuild, aShellBuild, releaseBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { releaseCommand } from './releaseCommand';

describe('release --preview', () => {
  async function aCheckout() {
    const cwd = await temporaryFolder();
    await writeBuild(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({}, { remote: 'mfe-ads' }));
    await writeBuild(path.join(cwd, 'shell/dist'), aShellBuild());
    await releaseBuild(path.join(cwd, '.data'), 'shell', aShellBuild());
    const ran: (readonly string[])[] = [];
    const type = async (...args: string[]) => {
      const printed: string[] = [];
      const print = (line: string) => void printed.push(line);
      const context = { cwd, root: cwd, dataDir: path.join(cwd, '.data'), who: 'anh', now: () => new Date(), print };
      await releaseCommand(['--make', 'make', '--try', 'try', ...args], context, async (script, given) => {
        ran.push([script, ...given]);
        return true;
      });
      return printed;
    };
    return { type, ran };
  }

  it('only builds', async () => {
    const { type, ran } = await aCheckout();
    const [said, link] = await type('mfe-ads', '--preview', 'ten-nhanh');
    expect(said).toMatch(/^mfe-ads \S+ can be looked at as ten-nhanh; what is live stays\./);
    expect(link).toMatch(/^http:\/\/localhost:8080\/\?xem-truoc=mfe-ads~/);
    expect(ran).toEqual([['make', '--only-build', 'mfe-ads']]);
  });

  it.each([
    [['mfe-ads', '--preview', 'Tên nhánh'], 'in small letters, digits and hyphens such as ten-nhanh, got "Tên nhánh"'],
    [['mfe-ads', '--preview', ''], 'got ""'],
    [['mfe-ads', 'shell', '--preview', 'x'], '--preview is of one name.'],
    [['mfe-ads', '--preview', 'x', '--dry-run'], '--preview goes without --dry-run'],
    [['--preview', 'x'], 'What shall be released?'],
    [['mfe-chess', '--preview', 'x'], 'There is no mfe-chess.'],
  ])('refuses %j before any work', async (args, message) => {
    const { type, ran } = await aCheckout();
    await expect(type(...args)).rejects.toThrow(message);
    expect(ran).toEqual([]);
  });
});
