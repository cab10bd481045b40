import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { answeredBy, describeProposals, selectProposals } from './proposals/queries.ts';
import { measurementProfiles, measurementProposals, measurementVersions } from './tables.ts';

/**
 * Every measurement that is kept of a person, in millimetres: all versions of their profiles, what orders froze, and what
 * fittings showed.
 */
export async function exportMeasurements(db: Db, userId: string) {
  const versions = await db
    .select({ profile: measurementProfiles.name, version: measurementVersions })
    .from(measurementVersions)
    .innerJoin(measurementProfiles, eq(measurementProfiles._id, measurementVersions.profileId))
    .where(eq(measurementProfiles.userId, userId))
    .orderBy(asc(measurementProfiles.name), asc(measurementVersions.number));
  const frozen = await Promise.all(
    extensionsOf('measurementSources').map(({ exportFrozen }) => exportFrozen?.(db, userId) ?? []),
  );
  const proposals = await selectProposals(db).where(answeredBy(db, userId)).orderBy(asc(measurementProposals._id));
  const subjects = await describeProposals(
    db,
    proposals.map(({ row }) => row),
  );
  return {
    profiles: versions.map(({ profile, version: { number, values, method, measuredBy, measuredOn } }) => ({
      ...{ profile, number, millimetres: values, method, measuredBy, measuredOn },
    })),
    orders: frozen.flat(),
    fittings: proposals.map(({ row: { values, before, measuredOn, note, status }, maker }, index) => ({
      ...{
        of: subjects[index]?.about.number,
        title: subjects[index]?.title,
        maker,
        measuredOn,
        millimetres: values,
        before,
        note,
        status,
      },
    })),
  };
}
