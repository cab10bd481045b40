import { createHash, randomUUID } from 'node:crypto';
import type { FilePurpose } from '@adunni/contracts/careers/apply-forms';
import { LETTER_STAGES } from '@adunni/contracts/careers/letters';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { APPLICATION_FILES } from '../../domains/careers/applying/files.service.ts';
import { tokenOf } from '../../domains/careers/applying/link-token.ts';
import { applicationReceivedEmail } from '../../domains/careers/email-templates.ts';
import { jobInterviewers, jobInterviews } from '../../domains/careers/interviews/tables.ts';
import { letterOf } from '../../domains/careers/letters/letter.rules.ts';
import { jobApplicationLetters } from '../../domains/careers/letters/tables.ts';
import { APPLICATION_MAIL, aboutApplication } from '../../domains/careers/rules.ts';
import {
  jobApplicationFiles,
  jobApplicationNotes,
  jobApplicationRatings,
  jobApplications,
  jobOpenings,
  type OpeningRow,
  type StoredAnswer,
} from '../../domains/careers/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { renderEmail } from '../../kit/mail/email-template.ts';
import { writeMails } from '../../kit/mail/outbox.ts';
import { daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { APPLICANTS, type DemoApplicant } from './applicants.ts';
import { drawCv, drawPattern } from './papers.ts';

type Staff = Readonly<Record<'Admin' | 'SuperAdmin', string>>;

/** Stores the demo’s applications with their CVs, what colleagues think of them, and the mail that each has its link by. */
export async function seedApplications(deps: Deps, tx: Tx, staff: Staff): Promise<void> {
  for (const applicant of APPLICANTS) {
    const [opening] = await tx.select().from(jobOpenings).where(eq(jobOpenings.slug, applicant.opening));
    if (!opening) throw new Error(`the demo has no opening ${applicant.opening}`);
    const { _id, createdAt } = await store(deps, tx, applicant, opening);
    await judge(tx, { _id, applicant, staff, createdAt });
    await meet(deps, tx, { _id, applicant, staff, createdAt });
    await write(deps, tx, { _id, applicant, staff, createdAt }, opening.title);
  }
}

const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

/** The same each time, so that who is told apart by the end of an id is called alike on every screen. */
const idOf = (email: string, at: Date): string =>
  v7({ msecs: at.getTime(), seq: 0, random: createHash('sha256').update(email).digest().subarray(0, 16) });

async function store(deps: Deps, tx: Tx, applicant: DemoApplicant, opening: OpeningRow) {
  const { name, city, phone, note = '', stage, appliedDaysAgo, stageDaysAgo = appliedDaysAgo } = applicant;
  const ago = (days: number): Date => new Date(deps.clock().getTime() - days * DAY_MS);
  const createdAt = ago(appliedDaysAgo);
  const email = emailOf(name);
  const _id = idOf(email, createdAt);
  const draftId = randomUUID();
  const answers: StoredAnswer[] = opening.questions.map(({ _id: questionId, label, kind }, index) => ({
    ...{ questionId, question: label, text: applicant.answers[index] ?? '' },
    fileId: kind === 'file' ? randomUUID() : null,
  }));
  await tx.insert(jobApplications).values({
    ...{ _id, openingId: opening._id, name, email, phone, city, note, answers, stage, createdAt },
    ...{ stageAt: ago(stageDaysAgo), formKey: `demo-${_id}`, formHash: 'demo' },
  });
  const keep = async (purpose: FilePurpose, data: Buffer, fileId: string): Promise<void> => {
    const path = `${APPLICATION_FILES}/${randomUUID()}`;
    await deps.storage.put(path, data);
    const file = { path, contentType: 'application/pdf', bytes: data.length, createdAt };
    await tx.insert(jobApplicationFiles).values({ _id: fileId, draftId, applicationId: _id, purpose, ...file });
  };
  await keep('cv', await drawCv(applicant, createdAt), randomUUID());
  for (const { fileId } of answers) if (fileId) await keep('answer', await drawPattern(applicant, createdAt), fileId);
  const letter = applicationReceivedEmail({ name, title: opening.title, token: tokenOf(deps.config.authSecret, _id) });
  const mail = { kind: APPLICATION_MAIL, recipient: email, subject: letter.subject, headers: aboutApplication(_id) };
  await writeMails(tx, [{ ...mail, ...renderEmail(letter, deps.config.publicUrl), status: 'kept', createdAt }]);
  return { _id, createdAt };
}

interface Judged {
  _id: string;
  applicant: DemoApplicant;
  staff: Staff;
  createdAt: Date;
}

async function judge(tx: Tx, { _id: applicationId, applicant, staff, createdAt: appliedAt }: Judged): Promise<void> {
  const later = (hours: number): Date => new Date(appliedAt.getTime() + hours * HOUR_MS);
  const ratings = (applicant.ratings ?? []).map(([by, stars, remark], index) => ({
    ...{ applicationId, raterId: staff[by], stars, remark, createdAt: later(3 + index) },
  }));
  const notes = (applicant.notes ?? []).map(([by, text], index) => ({
    ...{ applicationId, authorId: staff[by], text, createdAt: later(5 + index) },
  }));
  if (ratings.length > 0) await tx.insert(jobApplicationRatings).values(ratings);
  if (notes.length > 0) await tx.insert(jobApplicationNotes).values(notes);
}

/** Sets the time at which somebody is talked to, or proposes several. */
async function meet(deps: Deps, tx: Tx, { _id: applicationId, applicant, staff }: Judged): Promise<void> {
  if (!applicant.interview) return;
  const { inDays, ...where } = applicant.interview;
  const proposalId = inDays.length > 1 ? randomUUID() : null;
  const times = inDays.map((days, index) => {
    const startsAt = new Date(`${daysAfter(shopDay(deps.clock()), days)}T10:00:00+01:00`);
    const endsAt = new Date(startsAt.getTime() + HOUR_MS / 2);
    return { applicationId, startsAt, endsAt, ...where, proposalId, sentKey: `demo-${applicationId}:${index}` };
  });
  const rows = await tx.insert(jobInterviews).values(times).returning({ interviewId: jobInterviews._id });
  const team = [staff.Admin, staff.SuperAdmin];
  await tx.insert(jobInterviewers).values(rows.flatMap((row) => team.map((userId) => ({ ...row, userId }))));
}

/** Keeps what staff wrote when they moved somebody to their stage. */
async function write(deps: Deps, tx: Tx, { _id, applicant, staff }: Judged, title: string): Promise<void> {
  const { stage, stageDaysAgo = 0 } = applicant;
  if (!isOneOf(LETTER_STAGES, stage)) return;
  const createdAt = new Date(deps.clock().getTime() - stageDaysAgo * DAY_MS);
  const kept = { applicationId: _id, authorId: staff.Admin, ...letterOf(stage, title), createdAt };
  await tx.insert(jobApplicationLetters).values({ ...kept, sentKey: `demo-${_id}` });
}

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);
