import { type TrySessionRecord, trySessionResource } from '@adunni/contracts/tryon/staff-sessions';
import { moment } from '../../../kit/dates.ts';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { CAUSES, DEVICES, STAGES, WAYS } from './words.ts';

const page = detailPage(trySessionResource, {
  title: 'Try-on session',
  heading: ({ outfit }) => outfit?.name ?? 'No outfit chosen',
  crumb: ({ at }) => moment(at),
  facts: ({ stage, cause, consent }) => [
    'at',
    'outfitVersion',
    'way',
    'device',
    'outcome',
    ['Ended at', stage && STAGES[stage]],
    ['Cause', cause && CAUSES[cause]],
    'milliseconds',
    'loadingMs',
    'poseMs',
    'drapingMs',
    'isAdjusted',
    'isUse',
    ['Photo consent', consentOf(consent)],
    'plan',
  ],
  cells: {
    way: ({ way }) => WAYS[way],
    device: ({ device }) => DEVICES[device],
  },
  actions: () => null,
});

/** Whether the person agreed to their photo being read on their device. */
const consentOf = (consent: TrySessionRecord['consent']): string =>
  consent === null ? 'Not needed, no photo' : consent ? 'Given' : 'Not given';

export const { clientLoader, meta, handle } = page;
export default page.Page;
