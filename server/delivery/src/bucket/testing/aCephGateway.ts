import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketPlace } from '../../config/bucketPlace';
import { ownPort } from '../../testing/ownPort';

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph'];
const KEYS = { id: 'TYSO', secret: 'secret' };

/** The reason to skip tests without Ceph: Debian's packages are `ceph-mon`, `ceph-osd`, `radosgw` and `ceph-common`. */
export const missingCeph = PROGRAMS.every((name) => spawnSync(name, ['--version']).status === 0)
  ? undefined
  : 'left out, there is no Ceph';

const run = promisify(execFile);

/** Ceph's S3 gateway with an empty bucket, on a cluster of one that keeps all in memory. It takes half a minute. */
export async function aCephGateway(): Promise<{ place: BucketPlace; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tyso-ceph-'));
  const [monitor, gateway] = [await ownPort(), await ownPort()];
  const [cluster, disk] = [randomUUID(), randomUUID()];
  const env = { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
  const children: ChildProcess[] = [];
  const call = (program: string, ...args: string[]) => run(program, args, { env, timeout: 60_000 });
  const begin = (program: string, ...args: string[]) =>
    void children.push(spawn(program, [...args, '-f'], { env, stdio: 'ignore' }));
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await writeFile(env.CEPH_CONF, configurationOf(folder, { cluster, monitor, gateway }));
    for (const name of ['mon', 'osd']) await mkdir(path.join(folder, name));
    const map = path.join(folder, 'monmap');
    await call('monmaptool', '--create', '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, '--fsid', cluster, map);
    await call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    begin('ceph-mon', '-i', 'a');
    await call('ceph', 'osd', 'new', disk);
    await call('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', disk);
    begin('ceph-osd', '-i', '0');
    begin('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gateway}`;
    await answers(endpoint);
    await call(
      'radosgw-admin',
      'user',
      'create',
      '--uid=tyso',
      '--display-name=TySo',
      `--access-key=${KEYS.id}`,
      `--secret-key=${KEYS.secret}`,
    );
    const place: BucketPlace = { bucket: 'tyso', prefix: 'site/', endpoint, region: 'us-east-1', keys: KEYS };
    const credentials = { accessKeyId: KEYS.id, secretAccessKey: KEYS.secret };
    const client = new S3Client({ endpoint, forcePathStyle: true, region: place.region, credentials });
    await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
    return { place, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function configurationOf(folder: string, { cluster, monitor, gateway }: Record<string, string | number>): string {
  return `[global]
fsid = ${cluster}
mon host = [v1:127.0.0.1:${monitor}]
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw thread pool size = 16
`;
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(200);
  }
  throw new Error(`Expected Ceph's gateway at ${address} within 90 s`);
}
