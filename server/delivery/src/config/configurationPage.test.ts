import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { environmentSchema } from './environment';

const page = (name: string) => readFileSync(path.join(__dirname, '../../../../docs', name), 'utf8');

it.each([...Object.keys(siteConfigSchema.entries), ...Object.keys(appSettingSchema.entries)])(
  'operators are told of %s',
  (field) => {
    expect(page('configuration.md')).toMatch(new RegExp(`^\\| \`${field}[\`.]`, 'm'));
  },
);

/** Variables of `npm start` and `npm run dev`, which operators never set. */
const OWN = ['NODE_ENV', 'DEV_REMOTES'];

it.each(Object.keys(environmentSchema.entries).filter((name) => !OWN.includes(name)))(
  'operators are told of the variable %s',
  (name) => {
    expect(page('configuration.md') + page('delivery.md')).toContain(`\`${name}\``);
  },
);
