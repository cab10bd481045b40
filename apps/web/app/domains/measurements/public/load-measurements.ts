import {
  getMeasurements,
  listMeasurements,
  listProposals,
  type MeasurementProfile,
  type PastVersion,
  type WaitingProposal,
} from '@adunni/contracts/measurements/measurements';
import { callApi } from '../../../kit/api/call-api.ts';

/** What the measurements of the account show: all, one with its history, or its form; `edit` without a profile is a new one. */
export type MeasurementsData =
  | { show: 'list'; profiles: MeasurementProfile[]; proposals: WaitingProposal[] }
  | { show: 'profile'; profile: MeasurementProfile; history: PastVersion[] }
  | { show: 'entry'; profile: MeasurementProfile | null };

/** Loads what the address asks for: `profile=<id>`, `profile=<id>&edit=1`, `profile=new`, or all. Throws ApiError. */
export async function loadMeasurements(search: URLSearchParams): Promise<MeasurementsData> {
  const profileId = search.get('profile');
  if (profileId === 'new') return { show: 'entry', profile: null };
  if (profileId) {
    const { profile, history } = await callApi(getMeasurements, { params: { profileId } });
    return search.has('edit') ? { show: 'entry', profile } : { show: 'profile', profile, history };
  }
  const [profiles, proposals] = await Promise.all([callApi(listMeasurements), callApi(listProposals)]);
  return { show: 'list', profiles: profiles.items, proposals: proposals.items };
}
