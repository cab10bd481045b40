import { serviceErrors } from '@adunni/contracts/services/services';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { providers, serviceProviders } from './tables.ts';

/** Makes those who provide a service the given ones. Throws 422 when one is not of its workshop. */
export async function setServiceProviders(
  tx: Tx,
  { _id, makerId }: { _id: string; makerId: string },
  providerIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(providerIds)];
  const own =
    ids.length === 0
      ? []
      : await tx
          .select({ _id: providers._id })
          .from(providers)
          .where(and(inArray(providers._id, ids), eq(providers.makerId, makerId)));
  const { not_your_provider } = serviceErrors;
  if (own.length < ids.length)
    throw new Refusal(not_your_provider, { fields: { providerIds: not_your_provider.message } });
  const ofService = eq(serviceProviders.serviceId, _id);
  await tx
    .delete(serviceProviders)
    .where(ids.length === 0 ? ofService : and(ofService, notInArray(serviceProviders.providerId, ids)));
  if (ids.length > 0)
    await tx
      .insert(serviceProviders)
      .values(ids.map((providerId) => ({ serviceId: _id, providerId })))
      .onConflictDoNothing();
}
