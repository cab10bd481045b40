import { MAKER_FILTER, PERSON_STATUSES, personResource } from '@adunni/contracts/identity/people';
import { ROLES } from '@adunni/contracts/roles';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { EmailText } from '../../../kit/email-text.tsx';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { useSession } from '../../../kit/session/use-session.ts';
import { AccountStatus, EmailStanding, MAKER_STATUSES, MakerStanding, STATUSES } from './person-words.tsx';

const page = listPage(personResource, {
  title: 'Users',
  lead: 'Everybody with an account: shoppers, makers and colleagues.',
  searchLabel: 'Name or email, from its beginning',
  cells: {
    email: ({ email }) => <EmailText email={email} />,
    status: ({ status }) => <AccountStatus status={status} />,
    emailVerified: ({ emailVerified }) => <EmailStanding verified={emailVerified} />,
    makerStatus: ({ makerStatus }) => makerStatus && <MakerStanding status={makerStatus} />,
    createdAt: ({ createdAt }) => shortDay(createdAt),
  },
  whole: ['status', 'emailVerified', 'makerStatus', 'createdAt'],
  filters: [
    { name: 'role', label: 'Role', options: ROLES.map((value) => ({ value, label: value })) },
    {
      name: 'status',
      label: 'Status',
      options: PERSON_STATUSES.map((value) => ({ value, label: STATUSES[value].label })),
    },
    {
      name: 'verified',
      label: 'Email',
      options: [
        { value: 'yes', label: 'Confirmed' },
        { value: 'no', label: 'Not confirmed' },
      ],
    },
    {
      name: 'maker',
      label: 'Workshop',
      options: MAKER_FILTER.map((value) => ({
        value,
        label: value === 'none' ? 'No workshop' : MAKER_STATUSES[value].label,
      })),
    },
    { name: 'from', label: 'Joined from' },
    { name: 'to', label: 'Joined until' },
  ],
  actions: {
    suspend: { label: 'Suspend', done: 'suspended', undo: 'reinstate', isDestructive: true },
    reinstate: { label: 'Reinstate', done: 'reinstated', undo: 'suspend' },
    verify: { label: 'Confirm email', done: 'confirmed' },
  },
  open: ({ _id }) => _id,
  head: <Ways />,
  empty: 'Nobody has an account yet.',
});

function Ways() {
  const session = useSession();
  return (
    <>
      <Button component={Link} to="verification" relative="path" variant="default">
        Verify makers
      </Button>
      {session?.role === 'SuperAdmin' && (
        <Button component={Link} to="add" relative="path">
          Add a colleague
        </Button>
      )}
    </>
  );
}

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
