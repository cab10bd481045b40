import { FROZEN_MONTHS } from '@adunni/contracts/measurements/measurements';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { aboutAny } from './proposals/source.ts';
import { measurementProfiles, measurementProposals } from './tables.ts';

/** Takes a person’s profiles away, and what was measured of them; what orders and bookings froze, these take away. */
export async function eraseMeasurements(tx: Tx, userId: string): Promise<void> {
  await tx.delete(measurementProfiles).where(eq(measurementProfiles.userId, userId));
  await tx.delete(measurementProposals).where(aboutAny(({ ofCustomer }) => ofCustomer(tx, userId)));
}

/** Takes away what was frozen with what ended longer ago than it is kept; a remake or a dispute is over by then. */
export async function purgeFrozen({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longAgo = clock();
  longAgo.setUTCMonth(longAgo.getUTCMonth() - FROZEN_MONTHS);
  await db.transaction(async (tx) => {
    await tx.delete(measurementProposals).where(aboutAny(({ endedBefore }) => endedBefore(tx, longAgo)));
    for (const { purgeFrozen } of extensionsOf('measurementSources')) await purgeFrozen(tx, longAgo);
  });
}
