import { expect } from '@playwright/test';
import { Client } from 'pg';

/** Path of the link in the newest mail of a kind to a recipient, once it is in the outbox of the shop under test. */
export async function mailedPath(kind: string, recipient: string): Promise<string> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    let link = '';
    await expect(async () => {
      const { rows } = await client.query(
        'select text from mails where kind = $1 and recipient = $2 order by created_at desc limit 1',
        [kind, recipient],
      );
      link = /https?:\/\/\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      expect(link, `a ${kind} mail to ${recipient}`).not.toBe('');
    }).toPass({ timeout: 20_000 });
    const { pathname, search } = new URL(link);
    return pathname + search;
  } finally {
    await client.end();
  }
}
