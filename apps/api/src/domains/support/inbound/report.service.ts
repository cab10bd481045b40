import type { Deps } from '../../../kit/context.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { lockTicket } from '../lock.queries.ts';
import { tellStaff } from '../notify.service.ts';
import { ticketMails } from '../tables.ts';
import type { Letter } from './letter.rules.ts';

/** Reports that are kept of one ticket; beyond, something has gone wrong that staff know of by then. */
const REPORTS = { most: 20, minutes: 60 };
/** Longest reason that is kept. */
const MOST_DETAIL = 500;

/**
 * Keeps beside a ticket that a mail of ours did not arrive, of which staff are told, or that a program answered. The
 * ticket stays as it is, and nothing is answered; beyond 20 an hour nothing is kept.
 */
export async function keepReport(deps: Deps, ticketId: string, letter: Letter, digest: string): Promise<void> {
  const { from: sender, messageId, isBounce } = letter;
  if (!(await withinLimit(deps.db, `ticket-report:${ticketId}`, REPORTS, deps.clock()))) return;
  await deps.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const [kept] = await tx
      .insert(ticketMails)
      .values({
        ...{ ticketId, kind: isBounce ? 'bounce' : 'automatic', digest, messageId, sender, createdAt: deps.clock() },
        detail: (isBounce ? reasonIn(letter) : letter.subject).slice(0, MOST_DETAIL),
      })
      .onConflictDoNothing()
      .returning();
    if (kept && isBounce) await tellStaff(deps, tx, ticket, { what: 'Email not delivered', messageId: kept._id });
  });
}

/** Why a mail did not arrive, as the server says it (RFC 3464), or what its report says at all. */
const reasonIn = ({ text, subject }: Letter): string =>
  /^Diagnostic-Code:\s*(?:smtp;)?\s*(.+)$/im.exec(text)?.[1]?.trim() || text.trim() || subject;
