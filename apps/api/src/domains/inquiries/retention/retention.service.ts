import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { eraseGuestTickets } from '../../support/service.ts';
import { dropInquiries } from '../files/files.service.ts';
import { keptSince } from '../rules.ts';
import { inquiries } from '../tables.ts';

/**
 * Takes away for good what is not kept any more: spam, what was settled long ago, and the closed tickets of people
 * without an account, whom no erased account would take along.
 */
export async function forgetSettled(deps: Deps): Promise<void> {
  const since = keptSince(deps.clock());
  await deps.db.transaction(async (tx) => {
    await dropInquiries(
      deps,
      tx,
      or(
        and(eq(inquiries.status, 'Spam'), lt(inquiries.statusAt, since.spam)),
        and(
          inArray(inquiries.status, ['Closed', 'Answered']),
          ne(inquiries.kind, 'Privacy'),
          lt(inquiries.statusAt, since.settled),
        ),
        and(eq(inquiries.status, 'Closed'), eq(inquiries.kind, 'Privacy'), lt(inquiries.statusAt, since.privacy)),
      ),
    );
    await eraseGuestTickets(deps, tx, since.guestTickets);
  });
}
