import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { environmentSchema } from './environment';

const page = (name: string) => readFileSync(path.join(__dirname, '../../../../docs', name), 'utf8');

it('operators are told of each setting', () => {
  const fields = [...Object.keys(siteConfigSchema.entries), ...Object.keys(appSettingSchema.entries)];
  const isTold = (field: string) => new RegExp(`^\\| \`${field}[\`.]`, 'm').test(page('configuration.md'));
  expect(fields.filter((field) => !isTold(field))).toEqual([]);
});

/** Variables of `npm start` and `npm run dev`, which operators never set. */
const OWN = ['NODE_ENV', 'DEV_REMOTES'];

it('operators are told of each variable', () => {
  const told = page('configuration.md') + page('delivery.md');
  const untold = Object.keys(environmentSchema.entries).filter((name) => !told.includes(`\`${name}\``));
  expect(untold.filter((name) => !OWN.includes(name))).toEqual([]);
});
