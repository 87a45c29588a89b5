import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { environmentSchema } from './environment';

const page = (name: string) => readFileSync(path.join(__dirname, '../../../../docs', name), 'utf8');

it('the documents name each setting', () => {
  const fields = [...Object.keys(siteConfigSchema.entries), ...Object.keys(appSettingSchema.entries)];
  const isNamed = (field: string) => new RegExp(`^\\| \`${field}[\`.]`, 'm').test(page('configuration.md'));
  expect(fields.filter((field) => !isNamed(field))).toEqual([]);
});

/** Variables of `npm start` and `npm run dev`, which operators never set. */
const OWN = ['NODE_ENV', 'DEV_REMOTES'];

it('the documents name each variable', () => {
  const named = page('configuration.md') + page('delivery.md');
  const unnamed = Object.keys(environmentSchema.entries).filter((name) => !named.includes(`\`${name}\``));
  expect(unnamed.filter((name) => !OWN.includes(name))).toEqual([]);
});
