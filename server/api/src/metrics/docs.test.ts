import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from './createMetrics';

/** The library documents its own. */
const isOurs = (name: string) => !/^(?:process|nodejs)_/.test(name);

it('docs/metrics.md has each metric that is exposed, with its kind and its labels, and no other', () => {
  const metrics = createMetrics();
  metrics.hub.countConnections({ connectionsByTransport: () => new Map() });
  metrics.figures.follow(undefined);
  metrics.board.count({ unstored: () => 0, select: () => [] }, () => 0);
  const exposed = metrics.registry.getMetricsAsArray().filter(({ name }) => isOurs(name));
  const lines = exposed.map((metric) => {
    const labels: unknown = Reflect.get(metric, 'labelNames');
    return [metric.name, Reflect.get(metric, 'type') ?? metric.constructor.name.toLowerCase(), labels];
  });
  expect(documented().sort()).toEqual(lines.sort());
});

function documented() {
  const page = readFileSync(path.join(__dirname, '../../../../docs/metrics.md'), 'utf8');
  const [, ours = ''] = /^## Of api$(.*?)^## /ms.exec(page) ?? [];
  const rows = [...ours.matchAll(/^\| `(tyso_\w+)` \| (\w+) \|([^|]*)\|/gm)];
  return rows.map(([, name, kind, labels]) => [name, kind, [...(labels ?? '').matchAll(/`(\w+)`/g)].map(([, l]) => l)]);
}
