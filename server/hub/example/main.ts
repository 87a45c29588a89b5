import { createChat } from './createChat';

void createChat()
  .then((app) => app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 3000) }))
  .then((address) => process.stdout.write(`Open ${address} in two tabs\n`));
