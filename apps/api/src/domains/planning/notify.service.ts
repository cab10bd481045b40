import type { Kobo } from '@adunni/contracts/money';
import { isStaff } from '@adunni/contracts/roles';
import { eq } from 'drizzle-orm';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { users } from '../identity/tables.ts';
import { inArea } from '../notifications/rules.ts';
import { notify, notifyStaff } from '../notifications/service.ts';
import {
  acceptedEmail,
  endedEmail,
  milestoneDueEmail,
  milestonePaidEmail,
  planningRefundEmail,
  proposedEmail,
  requestedEmail,
} from './email-templates.ts';
import { notificationKinds } from './notification-kinds.ts';
import { casePath, staffCasePath } from './rules.ts';
import type { CaseRow, MilestoneRow, ProposalRow } from './tables.ts';

interface Told {
  title: string;
  text: string;
  cause: string;
}

/** A request arrived: its customer gets a letter, staff learn of it. */
export async function tellOfRequest(deps: Deps, tx: Tx, row: CaseRow): Promise<void> {
  await mail(deps, tx, row, 'planning-requested', requestedEmail);
  await tellStaff(deps, tx, row, {
    title: `New planning request: ${row.number}`,
    text: 'Open it to read and answer within two working days.',
    cause: `planning-requested:${row._id}`,
  });
}

/** A version of a proposal was sent. */
export async function tellOfProposal(deps: Deps, tx: Tx, row: CaseRow, proposal: ProposalRow): Promise<void> {
  await mail(deps, tx, row, 'planning-proposed', (of, name) => proposedEmail(of, name, proposal));
  await tellCustomer(deps, tx, row, {
    title: proposal.number === 1 ? 'We have a proposal for you' : 'There is a new version of our proposal',
    text: `${row.number}: ${amountText(proposal.total)}. Read, accept, decline or ask.`,
    cause: `planning-proposal:${proposal._id}`,
  });
}

/** A proposal was accepted; everybody is told once. */
export async function tellOfAcceptance(
  deps: Deps,
  tx: Tx,
  row: CaseRow,
  proposal: ProposalRow,
  milestones: readonly MilestoneRow[],
): Promise<void> {
  await mail(deps, tx, row, 'planning-accepted', (of, name) => acceptedEmail(of, name, milestones));
  await tellStaff(deps, tx, row, {
    title: `Proposal accepted: ${row.number}`,
    text: `Version ${proposal.number}, ${amountText(proposal.total)}.`,
    cause: `planning-accepted:${row._id}`,
  });
}

/** The customer said no to a proposal, or withdrew. */
export const tellOfCustomersNo = (deps: Deps, tx: Tx, row: CaseRow): Promise<void> =>
  tellStaff(deps, tx, row, {
    title: row.stage === 'declined' ? `Proposal declined: ${row.number}` : `Request withdrawn: ${row.number}`,
    text: 'Open the case to see why, and what was said.',
    cause: `planning-no:${row._id}:${row.version}`,
  });

/** We ended it. */
export async function tellOfEnd(deps: Deps, tx: Tx, row: CaseRow): Promise<void> {
  await mail(deps, tx, row, 'planning-ended', endedEmail);
  await tellCustomer(deps, tx, row, {
    title: row.stage === 'declined' ? `About your request ${row.number}` : `${row.number} was cancelled`,
    text: row.reason || 'Open your celebration to read more.',
    cause: `planning-ended:${row._id}:${row.version}`,
  });
}

/** A milestone was paid. */
export async function tellOfMilestone(deps: Deps, tx: Tx, row: CaseRow, milestone: MilestoneRow): Promise<void> {
  await mail(deps, tx, row, 'planning-paid', (of, name) => milestonePaidEmail(of, name, milestone));
  await tellStaff(deps, tx, row, {
    title: `Milestone paid: ${row.number}`,
    text: `${milestone.title}, ${amountText(milestone.amount)}.`,
    cause: `planning-paid:${milestone._id}`,
  });
}

/** A milestone is due soon. */
export async function tellOfDueMilestone(deps: Deps, tx: Tx, row: CaseRow, milestone: MilestoneRow): Promise<void> {
  await mail(deps, tx, row, 'planning-due', (of, name) => milestoneDueEmail(of, name, milestone));
  await tellCustomer(deps, tx, row, {
    title: `Due soon: ${milestone.title}`,
    text: `${row.number}: ${amountText(milestone.amount)}.`,
    cause: `planning-due:${milestone._id}`,
  });
}

/** Money goes back to the customer. */
export async function tellOfRefund(
  deps: Deps,
  tx: Tx,
  row: CaseRow,
  refund: { amount: Kobo; reason: string; cause: string },
): Promise<void> {
  await mail(deps, tx, row, 'planning-refunded', (of, name) => planningRefundEmail(of, name, refund));
  await tellCustomer(deps, tx, row, {
    title: `Refund of ${amountText(refund.amount)}`,
    text: refund.reason || `${row.number}: it goes to your original payment method.`,
    cause: `planning-refund:${refund.cause}`,
  });
}

/** A request waits for too long: whoever works on it is told, or everybody. */
export const tellOfLateAnswer = (deps: Deps, tx: Tx, row: CaseRow): Promise<void> =>
  tellStaff(
    deps,
    tx,
    row,
    {
      title: `Answer overdue: ${row.number}`,
      text: 'This planning request has waited for two working days.',
      cause: `planning-late:${row._id}`,
    },
    notificationKinds.late,
  );

/** A case was given to somebody by a colleague. */
export async function tellAssignee(deps: Deps, tx: Tx, row: CaseRow): Promise<void> {
  if (!row.assigneeId) return;
  const notice = { title: `Assigned to you: ${row.number}`, text: 'A planning case is yours now.' };
  const cause = `planning-assigned:${row._id}:${row.version}`;
  const [person] = await tx.select({ role: users.role }).from(users).where(eq(users._id, row.assigneeId));
  const path = person && !isStaff(person.role) ? inArea(`/planning/${row._id}`) : staffCasePath(row._id);
  await notify(deps, tx, { kind: notificationKinds.assigned, ...notice, path, cause, userIds: [row.assigneeId] });
}

/** Whoever worked on a case does not any more. */
export const tellOfNobody = (deps: Deps, tx: Tx, row: CaseRow): Promise<void> =>
  tellStaff(deps, tx, row, {
    title: `Without a coordinator: ${row.number}`,
    text: 'Whoever worked on it does so no longer. Please assign it.',
    cause: `planning-nobody:${row._id}:${deps.clock().toISOString()}`,
  });

/** The customer of a case is suspended. */
export const tellOfSuspension = (deps: Deps, tx: Tx, row: CaseRow): Promise<void> =>
  tellStaff(deps, tx, row, {
    title: `The customer of ${row.number} is suspended`,
    text: 'They can’t see it or pay. It stands until you end it.',
    cause: `planning-suspended:${row._id}:${deps.clock().toISOString()}`,
  });

async function tellStaff(deps: Deps, tx: Tx, row: CaseRow, told: Told, kind = notificationKinds.requested) {
  const notice = { kind, ...told, path: staffCasePath(row._id) };
  if (row.assigneeId) await notify(deps, tx, { ...notice, userIds: [row.assigneeId] });
  else await notifyStaff(deps, tx, notice);
}

const tellCustomer = (deps: Deps, tx: Tx, row: CaseRow, told: Told): Promise<void> =>
  notify(deps, tx, { kind: notificationKinds.news, ...told, path: casePath(row._id), userIds: [row.userId] });

async function mail(
  deps: Deps,
  tx: Tx,
  row: CaseRow,
  kind: string,
  templateFor: (row: CaseRow, firstName: string) => EmailTemplate,
): Promise<void> {
  const [person] = await tx
    .select({ firstName: users.firstName, email: users.email })
    .from(users)
    .where(eq(users._id, row.userId));
  if (person) await sendMail(deps, tx, kind, person.email, templateFor(row, person.firstName));
}
