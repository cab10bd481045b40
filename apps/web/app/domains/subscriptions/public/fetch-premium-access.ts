import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import { getMySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { callApi } from '../../../kit/api/call-api.ts';

/** Whether the signed-in person’s subscription gives access now. Throws ApiError. */
export async function fetchPremiumAccess(): Promise<boolean> {
  const { data } = await callApi(getMySubscription);
  return givesAccess(data.status);
}
