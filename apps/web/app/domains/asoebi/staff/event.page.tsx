import { FEE_BEARERS } from '@adunni/contracts/asoebi/names';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { EventView } from '../guest/event-view.tsx';
import { Disputes } from './disputes.tsx';
import { EventActions } from './event-actions.tsx';
import { EVENT_CELLS, hostLink } from './event-cells.tsx';
import { HeldGroups } from './held-groups.tsx';
import { Standing } from './standing.tsx';
import { Talks } from './talks.tsx';

const page = detailPage(asoEbiEventResource, {
  title: 'Event',
  facts: [
    ...(['status', 'host', 'kind', 'celebrants', 'day', 'city', 'groupCount', 'packageCount'] as const),
    ...(['feeBearer', 'heldAt', 'cancelReason', 'createdAt', 'updatedAt'] as const),
  ],
  cells: { ...EVENT_CELLS, host: hostLink, feeBearer: ({ feeBearer }) => FEE_BEARERS[feeBearer] },
  actions: (seen) => <EventActions {...seen} />,
  sections: (record) => (
    <>
      <Standing record={record} />
      <HeldGroups record={record} />
      <Talks record={record} />
      {record.status !== 'draft' && <Disputes eventId={record._id} />}
      <Section title="As guests will see it">
        <EventView event={record} />
      </Section>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
