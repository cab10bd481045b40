import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { secureHeaders } from './headers.ts';

/** The headers of an answer by a server that is reached at the given address. */
async function answered(publicUrl: string, path: string) {
  const app = fastify();
  secureHeaders(app, { publicUrl } as Config);
  app.get('/there', async () => 'found');
  app.get('/broken', async () => {
    throw new Error('on purpose');
  });
  return (await app.inject(path)).headers;
}

describe('every answer', () => {
  it.each(['/there', '/broken', '/nowhere'])('forbids framing and guessing of types: %s', async (path) => {
    expect(await answered('http://localhost:3000', path)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    });
  });

  it('asks browsers to stay with https only where the shop is served by it', async () => {
    const header = 'strict-transport-security';
    expect((await answered('https://adunni.example', '/there'))[header]).toBe('max-age=31536000; includeSubDomains');
    expect(await answered('http://localhost:3000', '/there')).not.toHaveProperty(header);
  });

  it('lets no other site read it', async () => {
    expect(await answered('http://localhost:3000', '/there')).not.toHaveProperty('access-control-allow-origin');
  });
});
