import type { openingResource } from '@adunni/contracts/careers/staff';
import type { Sent } from '@adunni/contracts/endpoint';

export type SentOpening = Sent<typeof openingResource.create>['body'];

/** An opening that says enough. */
export const openingForm = (values: Partial<SentOpening> = {}): SentOpening => ({
  ...{ title: 'Master Tailor', slug: '', team: 'workshop', kind: 'full-time', place: 'Lagos', isRemote: false },
  ...{ payFrom: null, payTo: null, summary: 'You finish what others begin.', about: 'About.', tasks: 'Sew' },
  ...{ needs: 'A steady hand', offers: 'Lunch', questions: [], opensOn: null, closesOn: null },
  ...values,
});
