import { findMilestone } from '@adunni/contracts/planning/cases';
import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requirePayer } from '../../payments/public/require-payer.ts';
import { casePath } from '../address.ts';

export const meta = () => privateMeta('Your payment');

/** Leads whoever comes back from paying a milestone to its celebration. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requirePayer(request);
  const { caseId } = await callApi(findMilestone, { params: { milestoneId: params.id ?? '' } });
  throw redirect(casePath(caseId) + new URL(request.url).search);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

export default LoadingScreen;
