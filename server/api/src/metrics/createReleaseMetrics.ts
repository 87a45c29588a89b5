import { Counter, type Registry } from 'prom-client';

/** Most releases with series of their own; later ones are `other` until the process ends. */
const MOST_RELEASES = 50;
const OTHER = 'other';

type Part = { remote: string; release: string };

/** What pages of visitors say of the releases on them, and how much of it counted for nothing. */
export function createReleaseMetrics(registry: Registry) {
  const registers = [registry];
  const ofRelease = ['remote', 'release'];
  const views = new Counter({
    ...{ registers, name: 'tyso_release_views_total', labelNames: ofRelease },
    help: 'Page loads in which the release was loaded or should have been',
  });
  const faults = new Counter({
    ...{ registers, name: 'tyso_release_faults_total', labelNames: [...ofRelease, 'kind'] },
    help: 'Faults in browsers of visitors',
  });
  const refused = new Counter({
    ...{ registers, name: 'tyso_beacon_refused_total', labelNames: ['why'] },
    help: 'Things that pages said and that counted for nothing',
  });
  const known = new Set<string>();

  function labelsOf({ remote, release }: Part): Part {
    const key = `${remote} ${release}`;
    if (!known.has(key) && known.size >= MOST_RELEASES) return { remote, release: OTHER };
    known.add(key);
    return { remote, release };
  }

  return {
    /** @param counts named as in the store */
    add(part: Part, counts: Readonly<Record<string, number>>): void {
      const labels = labelsOf(part);
      for (const [what, count] of Object.entries(counts)) {
        const [name, kind = ''] = what.split(' ');
        if (name === 'views') views.inc(labels, count);
        if (name === 'fault') faults.inc({ ...labels, kind }, count);
      }
    },
    refused: (why: string, count: number): void => refused.inc({ why }, count),
  };
}
