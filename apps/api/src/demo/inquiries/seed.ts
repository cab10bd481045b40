import { PRIVACY_DAYS } from '@adunni/contracts/inquiries/kinds';
import { sql } from 'drizzle-orm';
import { inquiries, inquiryAnswers } from '../../domains/inquiries/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { DEMO_INQUIRIES, type DemoInquiry } from './texts.ts';

interface Known {
  /** Who answers. */
  adminId: string;
  now: Date;
}

/** Hours until an answer. */
const ANSWERED_AFTER = 2;

/** What people wrote without an account, a request about personal data that is due soon among it. */
export async function seedInquiries(tx: Tx, known: Known): Promise<void> {
  // The oldest first, so that its number is the lowest.
  const oldestFirst = [...DEMO_INQUIRIES].sort((one, other) => other.age - one.age);
  for (const [index, inquiry] of oldestFirst.entries()) await store(tx, known, inquiry, `demo-inquiry-${index}`);
}

async function store(tx: Tx, { adminId, now }: Known, inquiry: DemoInquiry, key: string): Promise<void> {
  const { kind, name, email, subject, text, category, request, status, age, answer, spam = [] } = inquiry;
  const sentAt = new Date(now.getTime() - age * DAY_MS);
  const answeredAt = new Date(sentAt.getTime() + ANSWERED_AFTER * HOUR_MS);
  const lastAt = answer ? answeredAt : sentAt;
  const [row] = await tx
    .insert(inquiries)
    .values({
      number: sql`${`INQ-${sentAt.getUTCFullYear()}-`}::text || lpad(nextval('inquiry_numbers')::text, 6, '0')`,
      ...{ kind, name, email, subject, status, description: text, category, request },
      ...{ spamScore: spam.length > 0 ? 100 : 0, spamReasons: [...spam] },
      assigneeId: answer ? adminId : null,
      dueAt: kind === 'Privacy' ? new Date(sentAt.getTime() + PRIVACY_DAYS * DAY_MS) : null,
      ...{ lastAt, statusAt: lastAt, createdAt: sentAt, formKey: key, formHash: key },
    })
    .returning({ _id: inquiries._id });
  if (answer && row)
    await tx
      .insert(inquiryAnswers)
      .values({ inquiryId: row._id, authorId: adminId, text: answer, createdAt: answeredAt });
}
