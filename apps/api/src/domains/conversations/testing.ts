import { commonErrors } from '@adunni/contracts/errors';
import type { Role } from '@adunni/contracts/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { DOMAINS } from '../../floors.ts';
import type { Ctx, Viewer } from '../../kit/context.ts';
import { key } from '../../kit/database/columns.ts';
import { registerDomains } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import type { ConversationSubject } from './domain.ts';
import { asCustomer, asWorker } from './rules.ts';
import { messages } from './tables.ts';

const inquiries = pgTable('questions_of_tests', {
  _id: key(),
  customerId: uuid('customer_id').notNull(),
  makerId: uuid('maker_id').notNull(),
  isClosed: boolean('is_closed').notNull().default(false),
});

/** Something to speak about that exists in tests only: a customer asks a maker, staff may join, and it can close. */
export const inquiry: ConversationSubject = {
  kind: 'inquiry',
  makerName: sql`'Ireti Stitch House'`,
  async find(db, subjectId, { _id, side }, hold) {
    const theirs = { customer: eq(inquiries.customerId, _id), maker: eq(inquiries.makerId, _id), staff: undefined };
    const found = db
      .select()
      .from(inquiries)
      .where(and(eq(inquiries._id, subjectId), theirs[side]));
    const [row] = await (hold ? found.for('share') : found);
    if (!row) return null;
    return {
      isOpen: !row.isClosed,
      photoAlt: 'Photo of an inquiry',
      address: async (_tx, topicId) => {
        if (topicId !== null && topicId !== row.makerId) throw new Refusal(commonErrors.not_found);
        const to = side === 'customer' ? [row.makerId] : [row.customerId];
        return { topicId, notice: { to, title: 'A message about your inquiry', path: `/inquiries/${row._id}` } };
      },
    };
  },
  readableBy: () => undefined,
  answeredBy: ({ side }) => (side === 'staff' ? isNull(messages.topicId) : undefined),
};

/** Registers inquiries; the applications that start afterwards do not know them. */
export async function openInquiries({ app: { deps } }: TestApp): Promise<void> {
  await deps.db.execute(sql`create table questions_of_tests (id uuid primary key default uuidv7(), customer_id uuid not null,
    maker_id uuid not null, is_closed boolean not null default false)`);
  await deps.db.execute(sql`create trigger questions_of_tests_conversations after delete on questions_of_tests
    referencing old table as gone for each statement execute function drop_conversations('inquiry')`);
  registerDomains([...DOMAINS, { name: 'questions-of-tests', extensions: { conversationSubjects: inquiry } }]);
}

/** Stores an inquiry; answers with its id. */
export async function inquire({ app }: TestApp, customer: TestPerson, maker: TestPerson): Promise<string> {
  const [row] = await app.deps.db
    .insert(inquiries)
    .values({ customerId: customer._id, makerId: maker._id })
    .returning({ _id: inquiries._id });
  return row?._id ?? '';
}

/** Closes an inquiry and does something more before that is committed. */
export async function closeInquiry({ app }: TestApp, _id: string, meanwhile = async () => {}): Promise<void> {
  await app.deps.db.transaction(async (tx) => {
    await tx.update(inquiries).set({ isClosed: true }).where(eq(inquiries._id, _id));
    await meanwhile();
  });
}

/** Deletes an inquiry. */
export const deleteInquiry = ({ app }: TestApp, _id: string) =>
  app.deps.db.delete(inquiries).where(eq(inquiries._id, _id));

/** A call as a person makes it. */
export function callAs({ app }: TestApp, { _id, email }: TestPerson, role: Role): Ctx<Viewer> {
  const viewer = { _id, email, role, sessionId: '', firstName: 'Ngozi' };
  return { ...app.deps, viewer, address: '127.0.0.1', device: 'test', action: 'Write about an inquiry' };
}

/** The conversation on an inquiry as its customer, or somebody at work, stands in it. */
export const placeOf = ({ viewer }: Ctx<Viewer>, subjectId: string) => ({
  subject: inquiry,
  subjectId,
  member: viewer.role === 'Customer' ? asCustomer(viewer) : asWorker(viewer),
});
