import type {
  LoadedMeasurementProfile,
  LoadedMeasurementVersion,
  LoadedPastVersion,
} from '@adunni/contracts/measurements/measurements';
import { changesBetween } from '@adunni/contracts/measurements/rules';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { type Places, statement } from '../../kit/database/statement.ts';
import { measurementProfiles, measurementVersions } from './tables.ts';

type ProfileRow = typeof measurementProfiles.$inferSelect;
type VersionRow = typeof measurementVersions.$inferSelect;

/** Versions of a profile that its page shows. */
const SHOWN_VERSIONS = 100;

const isNewest = sql`${measurementVersions.number} = (select max(newest.number)
  from ${measurementVersions} newest where newest.profile_id = ${measurementProfiles._id})`;

const readOwn = statement((db, { userId }: Places<{ userId: string }>) =>
  readProfiles(db, eq(measurementProfiles.userId, userId)),
);

/** A person’s profiles with their newest version, by name. */
export async function listProfiles(db: Db | Tx, userId: string): Promise<LoadedMeasurementProfile[]> {
  const rows = await readOwn(db, { userId });
  return rows.map(({ profile, version }) => toProfile(profile, version));
}

/** One profile of a person with its newest version; undefined when it is not theirs. */
export async function findProfile(db: Db | Tx, userId: string, profileId: string) {
  const mine = and(eq(measurementProfiles._id, profileId), eq(measurementProfiles.userId, userId));
  const [found] = await readProfiles(db, mine);
  return found;
}

function readProfiles(db: Db | Tx, which: ReturnType<typeof and>) {
  return db
    .select({ profile: measurementProfiles, version: measurementVersions })
    .from(measurementProfiles)
    .innerJoin(measurementVersions, and(eq(measurementVersions.profileId, measurementProfiles._id), isNewest))
    .where(which)
    .orderBy(asc(measurementProfiles.name));
}

/** The latest versions of a profile, newest first, each with what it changed. */
export async function historyOf(db: Db | Tx, profileId: string): Promise<LoadedPastVersion[]> {
  const rows = await db
    .select()
    .from(measurementVersions)
    .where(eq(measurementVersions.profileId, profileId))
    .orderBy(desc(measurementVersions.number))
    .limit(SHOWN_VERSIONS + 1);
  return rows.slice(0, SHOWN_VERSIONS).map((row, index) => ({
    ...toVersion(row),
    changes: changesBetween(rows[index + 1]?.values ?? {}, row.values),
  }));
}

/** A profile as it is answered. */
export const toProfile = (
  { _id, version, name, figure, ageGroup }: ProfileRow,
  row: VersionRow,
): LoadedMeasurementProfile => ({
  _id,
  version,
  name,
  figure,
  ageGroup,
  current: toVersion(row),
});

function toVersion({
  number,
  unit,
  values,
  method,
  measuredBy,
  measuredOn,
  createdAt,
}: VersionRow): LoadedMeasurementVersion {
  return { number, unit, values, method, measuredBy, measuredOn, savedAt: createdAt };
}
