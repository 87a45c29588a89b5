import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { pagePolicy, policyText, REPORTING_ENDPOINTS } from '../page/contentPolicy';

/** Browser features that our pages do not need, and adverts must not use. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The usual security headers on every answer, and the page's content policy unless a route sets another. */
export async function addSecurityHeaders(app: FastifyInstance, config: DeliveryConfig): Promise<void> {
  const policy = policyText(pagePolicy(config));
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    // Ours is one text for all pages, computed once.
    contentSecurityPolicy: false,
    // On plain http it would lock visitors of localhost out of every other server there. Other hosts of the domain are
    // not ours to bind.
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // A sandboxed frame has no origin for this header to isolate, and browsers would log a warning.
    originAgentCluster: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'permissions-policy': PERMISSIONS,
      'reporting-endpoints': REPORTING_ENDPOINTS,
    });
  });
}
