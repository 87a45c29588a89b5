import { decode } from 'shared-kernel/decode/decode';
import { type AppSetting, appSettingSchema } from 'shared-kernel/entities/appSetting';
import { createSiteCompetitions } from './createSiteCompetitions';

const settingsWith = (euro_competition_ids: number[]) => decode(appSettingSchema, { euro_competition_ids });

it('reads the settings every ten seconds, and nobody but the first waits for it', async () => {
  const time = { seconds: 0 };
  const read = jest.fn<Promise<AppSetting>, []>().mockResolvedValueOnce(settingsWith([7]));
  const site = createSiteCompetitions(read, () => time.seconds);
  expect((await site()).euro).toEqual(new Set([7]));
  time.seconds = 9;
  await site();
  expect(read).toHaveBeenCalledTimes(1);
  time.seconds = 10;
  read.mockResolvedValueOnce(settingsWith([8]));
  expect(site()).toMatchObject({ euro: new Set([7]) });
  await Promise.resolve().then(() => {});
  expect(site()).toMatchObject({ euro: new Set([8]) });
});

it('keeps the last settings while they cannot be read, and begins with the defaults', async () => {
  const time = { seconds: 0 };
  const read = jest.fn<Promise<AppSetting>, []>().mockRejectedValue(new Error('away'));
  const site = createSiteCompetitions(read, () => time.seconds);
  expect((await site()).euro).toEqual(new Set());
  time.seconds = 10;
  read.mockResolvedValueOnce(settingsWith([7]));
  await site();
  await new Promise(setImmediate);
  time.seconds = 20;
  expect((await site()).euro).toEqual(new Set([7]));
  await new Promise(setImmediate);
  expect((await site()).euro).toEqual(new Set([7]));
});
