import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A certificate for 127.0.0.1 that expired on 2 January 2020; made for tests alone. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBSDCB76ADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAeFw0yMDAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBQxEjAQBgNVBAMMCTEy
Ny4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLLbm6CacIa/12S9N8tn
bBYi6JJaITDIUF9ELkGczWW7yf395i31xPVFNyizxa5/KtG3OBrTNbmTbOii/Z67
s7ijMjAwMA8GA1UdEQQIMAaHBH8AAAEwHQYDVR0OBBYEFF34U4aEAwWq33Kzd5AX
zO0KM8YAMAoGCCqGSM49BAMCA0gAMEUCIFBHSkqCVNEMAiluoxdzbIXwHc7jN7Zx
SU3eWLthCa9MAiEAhEAFHaJLJL+hIYn7Lg4rD+4MbbSK0s7cuFzSR28EOUI=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEICmq5U+h7G4vEo96ak4+dPWk80EjqJJxU+PGMbd/qGGsoAoGCCqGSM49
AwEHoUQDQgAEstuboJpwhr/XZL03y2dsFiLoklohMMhQX0QuQZzNZbvJ/f3mLfXE
9UU3KLPFrn8q0bc4GtM1uZNs6KL9nruzuA==
-----END EC PRIVATE KEY-----`;

/** A server whose certificate has expired. */
export async function startExpiredServer(): Promise<{ server: Server; origin: string }> {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (_, response) => response.end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
