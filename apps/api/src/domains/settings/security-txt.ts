import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { getSettings } from './queries.ts';

/** How long what it says holds, in milliseconds: less than a year, as RFC 9116, 2.5.5, recommends. */
const HOLDS_MS = 180 * DAY_MS;

/** Serves `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, by the contact address of the settings. */
export function serveSecurityText(app: FastifyInstance): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { db, config, clock } = app.deps;
    const { contactEmail } = await getSettings(db);
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(clock().getTime() + HOLDS_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', config.publicUrl).href}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
