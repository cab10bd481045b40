import { expect } from '@playwright/test';
import { query } from './database.ts';

/**
 * Path of the first link, or the first with `part` in it, in the newest mail of a kind to a recipient, once that is in
 * the outbox of the shop under test.
 */
export async function mailedPath(kind: string, recipient: string, part = ''): Promise<string> {
  let link = '';
  await expect(async () => {
    const [mail] = await query<{ text: string }>(
      'select text from mails where kind = $1 and recipient = $2 order by created_at desc limit 1',
      [kind, recipient],
    );
    const links: string[] = mail?.text.match(/https?:\/\/[^\s)]+/g) ?? [];
    link = links.find((each) => each.includes(part)) ?? '';
    expect(link, `a ${kind} mail to ${recipient}`).not.toBe('');
  }).toPass({ timeout: 20_000 });
  const { pathname, search } = new URL(link);
  return pathname + search;
}
