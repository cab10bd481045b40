import { isDeepStrictEqual } from 'node:util';
import { commonErrors } from '@adunni/contracts/errors';
import type { MeasurementForm } from '@adunni/contracts/measurements/forms';
import {
  type LoadedMeasurementProfile,
  MAX_PROFILES,
  measurementErrors,
} from '@adunni/contracts/measurements/measurements';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { refuseTaken } from '../../kit/database/constraint-errors.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { users } from '../identity/tables.ts';
import { requirePast, requirePlausible } from './checks.service.ts';
import { findProfile, toProfile } from './profiles.queries.ts';
import { lengthsOf } from './rules.ts';
import { measurementProfiles, measurementVersions } from './tables.ts';

/** Every saving keeps a version for good; nobody measures more often than this. */
const SAVINGS = { most: 120, minutes: 60 };
const TAKEN_NAME = { name: 'You already have a profile with this name.' };

/** A version before it is stored. */
export type NewVersion = Omit<typeof measurementVersions.$inferInsert, '_id' | 'profileId' | 'number' | 'createdAt'>;

/**
 * Keeps the measurements of somebody. Throws 422 `impossible`, `to_confirm`, `measured_later` or `too_many_profiles`,
 * 400 for a name that the person has given before, 429.
 */
export async function createProfile(ctx: Ctx<Viewer>, form: MeasurementForm): Promise<LoadedMeasurementProfile> {
  const version = await check(ctx, form);
  return ctx.db.transaction((tx) => addProfile(ctx, tx, ctx.viewer._id, form, version));
}

/** Stores a new profile with its first version; a person’s additions happen one after another. */
export async function addProfile(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  userId: string,
  { name, figure, ageGroup }: Pick<MeasurementForm, 'name' | 'figure' | 'ageGroup'>,
  version: NewVersion,
): Promise<LoadedMeasurementProfile> {
  await tx.select({ _id: users._id }).from(users).where(eq(users._id, userId)).for('no key update');
  const kept = await tx.$count(measurementProfiles, eq(measurementProfiles.userId, userId));
  if (kept >= MAX_PROFILES) throw new Refusal(measurementErrors.too_many_profiles);
  const createdAt = clock();
  const [profile] = await refuseTaken(
    'measurement_profiles_name',
    TAKEN_NAME,
    tx.insert(measurementProfiles).values({ userId, name, figure, ageGroup, createdAt }).returning(),
  );
  if (!profile) throw new Error('the profile was not stored');
  return toProfile(profile, await addVersion(tx, profile._id, 1, version, createdAt));
}

/**
 * Changes a profile of the caller. Other measurements, or the same taken anew, make a version; a new name alone does
 * not. Throws 404, 409 `stale`, else as `createProfile`.
 */
export async function changeProfile(
  ctx: Ctx<Viewer>,
  profileId: string,
  seen: number,
  form: MeasurementForm,
): Promise<LoadedMeasurementProfile> {
  const version = await check(ctx, form);
  return ctx.db.transaction(async (tx) => {
    const found = await lockProfile(tx, ctx.viewer._id, profileId);
    if (found.profile.version !== seen) throw new Refusal(commonErrors.stale);
    const { name, figure, ageGroup } = form;
    const [profile] = await refuseTaken(
      'measurement_profiles_name',
      TAKEN_NAME,
      tx
        .update(measurementProfiles)
        .set({ name, figure, ageGroup, version: seen + 1 })
        .where(eq(measurementProfiles._id, profileId))
        .returning(),
    );
    if (!profile) throw new Error('the profile was not changed');
    if (isSame(found.version, version)) return toProfile(profile, found.version);
    return toProfile(profile, await addVersion(tx, profileId, found.version.number + 1, version, ctx.clock()));
  });
}

/** Adds a version to a locked profile, as an accepted proposal does. */
export async function addVersionTo(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  found: Awaited<ReturnType<typeof lockProfile>>,
  version: NewVersion,
): Promise<LoadedMeasurementProfile> {
  const [profile] = await tx
    .update(measurementProfiles)
    .set({ version: found.profile.version + 1 })
    .where(eq(measurementProfiles._id, found.profile._id))
    .returning();
  if (!profile) throw new Error('the profile was not changed');
  return toProfile(profile, await addVersion(tx, profile._id, found.version.number + 1, version, clock()));
}

/** Deletes a profile of the caller with its history; what orders have frozen stays with them. Throws 404. */
export async function removeProfile({ db, viewer }: Ctx<Viewer>, profileId: string): Promise<void> {
  // In a transaction, so that a clash with an order that is being placed from it is tried again.
  const removed = await db.transaction((tx) =>
    tx
      .delete(measurementProfiles)
      .where(and(eq(measurementProfiles._id, profileId), eq(measurementProfiles.userId, viewer._id)))
      .returning({ _id: measurementProfiles._id }),
  );
  if (removed.length === 0) throw new Refusal(commonErrors.not_found);
}

/** A person’s profile with its newest version, held until the transaction ends. Throws 404. */
export async function lockProfile(tx: Tx, userId: string, profileId: string) {
  const mine = and(eq(measurementProfiles._id, profileId), eq(measurementProfiles.userId, userId));
  await tx.select({ _id: measurementProfiles._id }).from(measurementProfiles).where(mine).for('update');
  // Read once the lock is held, so that a version that was just added is seen.
  const found = await findProfile(tx, userId, profileId);
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}

async function check(ctx: Ctx<Viewer>, form: MeasurementForm): Promise<NewVersion> {
  await limitAttempts(ctx.db, `measurements:${ctx.viewer._id}`, SAVINGS, ctx.clock());
  const values = lengthsOf(form);
  if (Object.keys(values).length === 0)
    throw new Refusal(commonErrors.invalid, { fields: { values: 'Please enter at least one measurement.' } });
  requirePast(form.measuredOn, ctx.clock());
  requirePlausible({ ...form, values }, form.confirmed);
  const { unit, method, measuredBy, measuredOn } = form;
  return { values, unit, method, measuredBy, measuredOn };
}

async function addVersion(tx: Tx, profileId: string, number: number, version: NewVersion, createdAt: Date) {
  const [row] = await tx
    .insert(measurementVersions)
    .values({ ...version, profileId, number, createdAt })
    .returning();
  if (!row) throw new Error('the version was not stored');
  return row;
}

const isSame = (stored: NewVersion, sent: NewVersion): boolean =>
  isDeepStrictEqual(stored.values, sent.values) &&
  stored.method === sent.method &&
  stored.measuredBy === sent.measuredBy &&
  stored.measuredOn === sent.measuredOn;
