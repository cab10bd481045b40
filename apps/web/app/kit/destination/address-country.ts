import { listAddresses } from '@adunni/contracts/identity/account';
import { callApi } from '../api/call-api.ts';

/** The country of the signed-in person’s first address; null for an address book that is empty. */
export async function addressCountry(signal: AbortSignal): Promise<string | null> {
  const { items } = await callApi(listAddresses, { signal });
  return items[0]?.countryCode ?? null;
}
