import { PERSON_STATUSES, personResource } from '@adunni/contracts/identity/people';
import { MAKER_STATUSES } from '@adunni/contracts/makers/verification';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { moment, shortDay } from '../../../kit/dates.ts';
import { EmailText } from '../../../kit/email-text.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonActivity, PersonCart } from './person-activity.tsx';
import { EmailStatus } from './person-labels.tsx';
import { Trail } from './trail.tsx';

export const meta = () => privateMeta('User');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request, personResource.access);
  return getRecord(personResource, params.userId ?? '');
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.name,
};

export default function PersonPage() {
  const { record: person, version } = useLoaderData<typeof clientLoader>();
  const { maker, trail } = person;
  return (
    <main>
      <PageHead title={person.name} lead={`${person.role}, since ${shortDay(person.createdAt)}`}>
        <PersonActions person={person} version={version} />
      </PageHead>
      <Facts
        facts={[
          ['Status', <StatusLabel key="status" of={PERSON_STATUSES} is={person.status} />],
          ['Email', <EmailText key="address" email={person.email} />],
          ['Email address', <EmailStatus key="email" verified={person.emailVerified} />],
          ['Phone', person.phone],
          ['Signed in on', devices(person.sessions)],
          ['Last seen', person.lastSeenAt && moment(person.lastSeenAt)],
          ['To be deleted on', person.deletionDueAt && shortDay(person.deletionDueAt)],
          ['Orders', person.orderCount],
          ['Spent', naira(person.spent)],
          [
            'Workshop',
            maker && (
              <Link key="maker" to={`/admin/users/verification/${maker._id}`}>
                {maker.name}
              </Link>
            ),
          ],
          ['Workshop’s status', maker && <StatusLabel key="status" of={MAKER_STATUSES} is={maker.status} />],
        ]}
      />
      <PersonActivity person={person} />
      <PersonCart cart={person.cart} />
      <Section title="What was done to this account">
        <Trail entries={trail.doneTo} empty="Staff have never changed anything here." />
      </Section>
      {(person.role !== 'Customer' || trail.doneBy.length > 0) && (
        <Section title={`What ${person.firstName} did`}>
          <Trail entries={trail.doneBy} empty="Nothing yet." isOwn />
        </Section>
      )}
    </main>
  );
}

const devices = (count: number): string => (count === 1 ? '1 device' : `${count} devices`);
