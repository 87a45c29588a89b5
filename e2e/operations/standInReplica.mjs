import { createServer } from 'node:http';

/*
 * In place of a server: as much of one as `deploy/replace` sees through Docker. It answers its health check, leaves when it
 * is told to, and does not start with a wrong setting, which it names.
 */
const { HOST, PORT, FEED, PUBLIC_URL } = process.env;

const wrong = [
  ['FEED', FEED, !FEED || ['simulator', 'replay'].includes(FEED)],
  ['PUBLIC_URL', PUBLIC_URL, !PUBLIC_URL || URL.canParse(PUBLIC_URL)],
].find(([, , isRight]) => !isRight);

if (wrong) {
  console.error(`${wrong[0]}: expected another value, got ${wrong[1]}`);
  process.exit(1);
}
process.once('SIGTERM', () => process.exit(0));
createServer((_, response) => response.end()).listen(Number(PORT), HOST);
