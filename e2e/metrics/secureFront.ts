import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';

/** Of nobody: for `localhost`, and browsers that do not look at it. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQginjIJCM0wrkPwY2f
kpM9jLv4muao9wsTHpQxM6hrEyOhRANCAARfDzOO4Cbn1JZ3ohkkM6ToPilJkcYS
GTUXOt5lHsaRVSLcdDE7MqTt24Xm5CXLOZ2CpsZo4bxaP79ZNlMlCpDI
-----END PRIVATE KEY-----`;
const CERT = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUUJfhX2z10iwN/405xYFaK5iMgA0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTIwMTAwMzMyMloYDzIxMjYxMTA3
MDAzMzIyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARfDzOO4Cbn1JZ3ohkkM6ToPilJkcYSGTUXOt5lHsaRVSLcdDE7MqTt
24Xm5CXLOZ2CpsZo4bxaP79ZNlMlCpDIo1MwUTAdBgNVHQ4EFgQUCut0P4eAbGxa
J9P1fmiWcdRkxFwwHwYDVR0jBBgwFoAUCut0P4eAbGxaJ9P1fmiWcdRkxFwwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBCxGhmBh+OgqkFdR+VCwHv
vGHpMzHfJpU4FbIUfYCLfAIgZf32nTB4q9jBojLFbtCv6B1lMRccT6xmZHFnqDis
Liw=
-----END CERTIFICATE-----`;

/** The site at an address with TLS: browsers send their reports of no other. */
export async function startSecureFront(site: string) {
  const server = createServer({ key: KEY, cert: CERT }, (asked, answer) => {
    const { method, headers, url = '' } = asked;
    const passed = request(new URL(url, site), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `https://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
