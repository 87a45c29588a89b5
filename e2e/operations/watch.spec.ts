import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { startProduct } from '../product/startProduct';
import { ROOT } from './dockerfile';
import { freePort } from './freePort';
import { missingProgram, start } from './program';

const FOLDER = join(ROOT, 'deploy/watch');

/** Its package has promtool. */
const missing = missingProgram('prometheus', '--version');

type Rule = { alert: string; expr: string };
type Panel = { title: string; targets?: { expr: string }[] };

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const rules: Rule[] = parse(read('deploy/watch/alerts.yml')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
const panels: Panel[] = JSON.parse(read('deploy/watch/dashboard.json')).panels;
const queries = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });

test('docs/alerts.md has a section for each alert, and no other', () => {
  const sections = [...read('docs/alerts.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
});

test('alerts and dashboard ask for figures that the servers have', () => {
  const known = [...read('docs/metrics.md').matchAll(/^\| `(tyso_\w+)`/gm)].map(([, name = '']) => name);
  const asked = new Set(queries.flatMap((query) => query.match(/\btyso_\w+/g) ?? []));
  const unknown = [...asked].filter((name) => !known.includes(name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(asked.size).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});

test.describe('with Prometheus', () => {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(missing !== undefined, missing);

  test('each rule fires for its fault, and none while all is well', () => {
    promtool('check', 'config', 'prometheus.yml');
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
    const tested: string[] = parse(read('deploy/watch/alerts.test.yml')).tests.map(
      ({ name }: { name: string }) => name,
    );
    expect(tested).toEqual(['all is well', ...rules.map(({ alert }) => alert)]);
  });

  test('Prometheus reads the figures of the running site, and has no alert', async () => {
    test.setTimeout(120_000);
    const ports = { api: await freePort(), delivery: await freePort(), own: await freePort() };
    const product = await startProduct({
      FEED: 'simulator',
      API_PORT: String(ports.api),
      METRICS_PORT: String(ports.delivery),
    });
    const folder = mkdtempSync(join(tmpdir(), 'tyso-watch-'));
    const scraped = (job: 'api' | 'delivery') => ({
      job_name: job,
      scrape_interval: '1s',
      static_configs: [{ targets: [`127.0.0.1:${ports[job]}`] }],
    });
    const recorded = queries.map((expr, at) => ({ record: `query_${at}`, expr }));
    copyFileSync(join(FOLDER, 'alerts.yml'), join(folder, 'alerts.yml'));
    writeFileSync(join(folder, 'queries.yml'), stringify({ groups: [{ name: 'queries', rules: recorded }] }));
    const settings = {
      global: { evaluation_interval: '1s' },
      rule_files: ['alerts.yml', 'queries.yml'],
      scrape_configs: [scraped('api'), scraped('delivery')],
    };
    writeFileSync(join(folder, 'prometheus.yml'), stringify(settings));
    const prometheus = start(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${ports.own}`,
      ],
      { cwd: folder },
    );
    try {
      const ask = async (path: string) => (await fetch(`http://127.0.0.1:${ports.own}/api/v1/${path}`)).json();
      const valuesOf = async (query: string) => {
        const { data } = await ask(`query?query=${encodeURIComponent(query)}`);
        return data.result.map(({ value }: { value: [number, string] }) => Number(value[1]));
      };
      await prometheus.until(async () => (await valuesOf('count(up == 1)'))[0] === 2);
      for (let times = 0; times < 3; times += 1) await (await fetch(product.url)).text();
      const pages = 'sum(tyso_delivery_request_duration_seconds_count{route="page",status="200"})';
      await prometheus.until(async () => (await valuesOf(pages))[0] >= 3);
      await prometheus.until(async () => (await valuesOf('max(tyso_board_live_matches)'))[0] > 0);
      const rulesNow = async (): Promise<{ name: string; health: string; state?: string }[]> =>
        (await ask('rules')).data.groups.flatMap(({ rules: all }: { rules: object[] }) => all);
      // These two judge ten minutes. The first pages of a machine that is busy with other tests may be slow.
      const ofSpeed = ['PagesSlow', 'DrawingLate'];
      const isRaised = ({ name, state }: { name: string; state?: string }) =>
        state !== undefined && state !== 'inactive' && !ofSpeed.includes(name);
      // Here is one replica. A rule is asked again once a second.
      await expect
        .poll(async () => (await rulesNow()).filter(isRaised).map(({ name }) => name))
        .toEqual(['ReplicaLost']);
      expect((await rulesNow()).filter(({ health }) => health !== 'ok')).toEqual([]);
    } finally {
      await prometheus.end();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
