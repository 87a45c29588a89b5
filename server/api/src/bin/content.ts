import path from 'node:path';
import { commandPlace } from 'server-shared/commands/commandPlace';
import { sitePlaceIn } from 'server-shared/previews/previewLink';
import { contentCommand } from '../content/command/contentCommand';

const { root, ...place } = commandPlace(import.meta.url);

process.exitCode = await contentCommand(process.argv.slice(2), {
  ...place,
  folders: { content: path.join(root, 'content'), adverts: path.join(root, 'mfe-ads/content') },
  site: sitePlaceIn(process.env),
  print: console.log,
});
