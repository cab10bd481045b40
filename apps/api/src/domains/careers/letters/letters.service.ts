import { applicationErrors } from '@adunni/contracts/careers/applications';
import type { LetterForm, LetterStage } from '@adunni/contracts/careers/letters';
import type { MovedStage } from '@adunni/contracts/careers/stages';
import { commonErrors } from '@adunni/contracts/errors';
import { asc, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { renderEmail } from '../../../kit/mail/email-template.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { users } from '../../identity/tables.ts';
import { applicationActions } from '../applications/work.service.ts';
import { tokenOf } from '../applying/link-token.ts';
import { APPLICATION_MAIL, aboutApplication, codeName, isBlind } from '../rules.ts';
import { jobApplications, jobOpenings } from '../tables.ts';
import { letterEmail, letterOf } from './letter.rules.ts';
import { jobApplicationLetters } from './tables.ts';

/** What an email is made with. The name is the one that staff may see; the link of the real one opens the application. */
async function addressed(db: Db | Tx, _id: string) {
  const [row] = await db
    .select({ application: jobApplications, opening: jobOpenings })
    .from(jobApplications)
    .innerJoin(jobOpenings, eq(jobOpenings._id, jobApplications.openingId))
    .where(eq(jobApplications._id, _id));
  if (!row) throw new Refusal(commonErrors.not_found);
  const { application, opening } = row;
  const shownName = isBlind(opening.hidesNames, application.stage) ? codeName(_id) : application.name;
  return { ...application, title: opening.title, shownName };
}

/** The email of a stage, to begin with. Throws 404. */
export async function draftOfLetter({ db }: StaffCtx, _id: string, stage: LetterStage): Promise<LetterForm> {
  return letterOf(stage, (await addressed(db, _id)).title);
}

/** An email as the applicant will see it, without the link that is theirs alone. Throws 404. */
export async function htmlOfLetter({ db, config }: StaffCtx, _id: string, letter: LetterForm): Promise<string> {
  const { shownName, title } = await addressed(db, _id);
  return renderEmail(letterEmail(letter, { name: shownName, title, token: '' }), config.publicUrl).html;
}

/**
 * Moves an application and writes to its applicant, once for each key. Throws 404, 409 for one that was withdrawn, and
 * 422 for a key that sent another email.
 */
export async function moveWithLetter(
  ctx: StaffCtx,
  _id: string,
  { stage, letter }: { stage: MovedStage; letter: LetterForm | null },
  sentKey: string,
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    await tx
      .select({ _id: jobApplications._id })
      .from(jobApplications)
      .where(eq(jobApplications._id, _id))
      .for('no key update');
    const { name, email, title } = await addressed(tx, _id);
    const isNew = !letter || (await keepLetter(ctx, tx, _id, letter, sentKey));
    // A repeated request says nothing of where the application stands by now.
    if (!isNew) return;
    await applicationActions[stage](ctx, tx, _id);
    if (!letter) return;
    const mail = letterEmail(letter, { name, title, token: tokenOf(ctx.config.authSecret, _id) });
    await sendMail(ctx, tx, APPLICATION_MAIL, email, mail, aboutApplication(_id));
  });
}

/** Keeps what is written; false when it was sent before. */
async function keepLetter(ctx: StaffCtx, tx: Tx, applicationId: string, letter: LetterForm, sentKey: string) {
  const [kept] = await tx
    .insert(jobApplicationLetters)
    .values({ applicationId, authorId: ctx.viewer._id, ...letter, sentKey, createdAt: ctx.clock() })
    .onConflictDoNothing({ target: jobApplicationLetters.sentKey })
    .returning({ _id: jobApplicationLetters._id });
  if (kept) return true;
  const [known] = await tx.select().from(jobApplicationLetters).where(eq(jobApplicationLetters.sentKey, sentKey));
  if (known?.applicationId !== applicationId || known.subject !== letter.subject || known.text !== letter.text)
    throw new Refusal(applicationErrors.application_key_reused);
  return false;
}

/** What was written to an applicant, the first first. */
export function findLetters(db: Db, applicationId: string) {
  const { _id, subject, text, createdAt } = jobApplicationLetters;
  const by = sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Former colleague')`;
  return db
    .select({ _id, by, subject, text, at: createdAt })
    .from(jobApplicationLetters)
    .leftJoin(users, eq(users._id, jobApplicationLetters.authorId))
    .where(eq(jobApplicationLetters.applicationId, applicationId))
    .orderBy(asc(_id));
}
