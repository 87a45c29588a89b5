import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openTestInternal } from '../../testing/internalServer';
import type { TestStore } from '../../testing/testStore';
import { registerContentAdmin } from '../adminRoutes';
import { contentCommand } from '../command/contentCommand';
import { openContentFolder } from './contentFolder';

type AdminStore = Parameters<typeof registerContentAdmin>[1];

/**
 * A content folder, and an empty site that the content command can reach; both are new for each test.
 *
 * @param around what the site's server sees of the store, for tests of one that fails
 */
export function openContentSite(
  store: TestStore,
  around: (store: AdminStore, app: FastifyInstance) => AdminStore = (same) => same,
) {
  const folder = openContentFolder();
  let dataDir: string;
  let close: () => Promise<void>;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-publish-'));
    ({ close } = await openTestInternal({
      dataDir,
      register: (app) => registerContentAdmin(app, around(store(), app)),
    }));
    for (const table of [
      'article',
      'app_setting',
      'banner',
      'advert_file',
      'channels',
      'zones',
      'media',
      'content_preview',
    ] as const) {
      await store.db().deleteFrom(table).execute();
    }
  });
  afterEach(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function run(args: readonly string[], answer?: boolean) {
    const lines: string[] = [];
    const print = (line: string) => lines.push(...line.split('\n'));
    const ask = async (question: string) => {
      print(question);
      return answer === true;
    };
    const cwd = folder.path();
    const folders = { content: cwd, adverts: path.join(cwd, 'ads') };
    const site = { publicUrl: 'https://tyso.example', basePath: '/' };
    const around = { cwd, folders, dataDir, site, print, ask: answer === undefined ? undefined : ask };
    return { code: await contentCommand(args, around), lines };
  }

  return {
    folder,
    dataDir: () => dataDir,
    closeAdmin: () => close(),
    /** `npm run content -- <args>` */
    run: (...args: string[]) => run(args),
    /** The same at a terminal, where somebody answers. */
    runAnswering: (answer: boolean, ...args: string[]) => run(args, answer),
  };
}
