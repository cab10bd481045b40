import { personResource } from '@adunni/contracts/identity/people';
import { MAKER_STATUSES } from '@adunni/contracts/makers/verification';
import { Link } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonActivity, PersonCart } from './person-activity.tsx';
import { EmailStatus } from './person-labels.tsx';
import { Trail } from './trail.tsx';

const page = detailPage(personResource, {
  title: 'User',
  lead: ({ role, createdAt }) => `${role}, since ${shortDay(createdAt)}`,
  facts: ({ emailVerified, sessions, maker }) => [
    'status',
    'email',
    ['Email address', <EmailStatus key="email" verified={emailVerified} />],
    'phone',
    ['Logged in on', sessions === 1 ? '1 device' : `${sessions} devices`],
    'lastSeenAt',
    'deletionDueAt',
    'orderCount',
    'spent',
    'maker',
    ['Workshop’s status', maker && <StatusLabel key="status" of={MAKER_STATUSES} is={maker.status} />],
  ],
  cells: {
    maker: ({ maker }) => maker && <Link to={`/admin/users/verification/${maker._id}`}>{maker.name}</Link>,
  },
  actions: ({ record, version }) => <PersonActions person={record} version={version} />,
  sections: (person) => (
    <>
      <PersonActivity person={person} />
      <PersonCart cart={person.cart} />
      <Section title="Account history">
        <Trail entries={person.trail.doneTo} empty="No changes by staff." />
      </Section>
      {(person.role !== 'Customer' || person.trail.doneBy.length > 0) && (
        <Section title={`${person.firstName}’s activity`}>
          <Trail entries={person.trail.doneBy} empty="Nothing yet." isOwn />
        </Section>
      )}
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
