import { table } from '../report.ts';
import type { Account } from './accounts.ts';
import type { Seen } from './clients.ts';
import type { Day } from './people.ts';

/** One thing that was done to the shop, and what people saw meanwhile. */
export interface Step extends Seen {
  name: string;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The figures as Markdown. */
export function reportOf(steps: readonly Step[], day: Day, account: Account, uploads: readonly number[]): string {
  const rows = steps.map(({ name, answered, lost, withoutPage, withoutWrite }) => [
    ...[name, String(answered), String(lost), seconds(withoutPage), seconds(withoutWrite)],
  ]);
  const ends = [
    ['orders that were confirmed', String(account.orders), ''],
    ['of these lost', String(account.lostOrders), '0'],
    ['payments that were confirmed and lost', String(account.lostPayments), '0'],
    ['charged twice', String(account.doubled), '0'],
    [`mails left ${seconds(account.mailsTook)} after the last call`, String(account.mailsLeft), '0'],
    [`pages and answers older than a second, of ${day.looked} after ${day.changes} changes`, String(day.stale), '0'],
    ['an upload while the disk was full, and once it had room', uploads.join(', then '), '503, then 200'],
    [
      'purchases and changes that were refused',
      `${day.refused.length} of ${day.bought + day.changes + day.refused.length}`,
      '',
    ],
  ];
  return [
    table(['while', 'answered', 'lost', 'longest without a page', 'without a write'], rows),
    table(['in the end', 'counted', 'target'], ends),
  ].join('\n\n');
}
