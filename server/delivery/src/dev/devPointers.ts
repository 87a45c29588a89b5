import {
  decodeRemoteDescription,
  decodeShellDescription,
  type RemoteDescription,
} from 'server-shared/releases/buildDescription';
import { DEV_RELEASE, type LiveName, toLiveName } from 'server-shared/releases/liveName';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import type { Live, LivePointers } from '../pointers/livePointers';

export function devAddress(name: LiveName): string {
  return `/r/${name}/${DEV_RELEASE}`;
}

/**
 * Replaces releases by the development servers of their packages. It asks them each time, so that a path just added to
 * a remote counts with the next page.
 */
export function withDevServers(
  released: LivePointers,
  servers: Readonly<Record<string, string>>,
  report: Report,
): LivePointers {
  let revision = 0;
  return {
    async current() {
      const live = await released.current();
      revision += 1;
      const asked = Object.entries(servers).map(([name, origin]) => replacementBy(name, origin, report));
      const replacements = await Promise.all(asked);
      return replacements.reduce<Live>((whole, replace) => replace(whole), { ...live, revision });
    },
  };
}

type Replacement = (live: Live) => Live;

async function replacementBy(raw: string, origin: string, report: Report): Promise<Replacement> {
  const name = toLiveName(raw);
  try {
    const answer: unknown = await (await fetch(new URL('/release.json', origin))).json();
    if (name === 'shell') {
      const shell = decodeShellDescription(answer);
      const scripts = shell.scripts.map((file) => ({ src: `${devAddress(name)}/${file}` }));
      // Its release would render another frame than it does.
      return (live) => ({ ...live, shell: undefined, scripts, own: shell });
    }
    const pointer = devPointer(decodeRemoteDescription(answer));
    return (live) => ({ ...live, remotes: [...live.remotes.filter(({ remote }) => remote !== name), ...pointer] });
  } catch (error) {
    report(new Error(`The development server of ${raw} gives no release.json: ${String(error)}`));
    return (live) => live;
  }
}

function devPointer({ remote, contract, manifest, paths, pages, slots }: RemoteDescription): RemotePointer[] {
  if (remote === 'shell') return [];
  const live = {
    release: DEV_RELEASE,
    contract,
    manifest: `${devAddress(remote)}/${manifest}`,
    manifestHash: undefined,
    entryIntegrity: undefined,
    server: undefined,
    paths,
    pages,
    slots,
  };
  const changedAt = new Date().toISOString();
  const nothing = { drawing: undefined, previous: undefined, candidate: undefined };
  return [{ schema: 1, remote, state: 'on', ...nothing, live, changedAt }];
}
