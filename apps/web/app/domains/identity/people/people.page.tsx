import { personResource } from '@adunni/contracts/identity/people';
import { MAKER_STATUSES } from '@adunni/contracts/makers/verification';
import { ROLES } from '@adunni/contracts/roles';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { statusChoices, wordChoices } from '../../../kit/resource/form/choices.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { useSession } from '../../../kit/session/use-session.ts';
import { EmailStatus } from './person-labels.tsx';

const page = listPage(personResource, {
  title: 'Users',
  screen: 'people',
  lead: 'Customers, makers and staff.',
  searchLabel: 'Name or email',
  cells: {
    emailVerified: ({ emailVerified }) => <EmailStatus verified={emailVerified} />,
  },
  noWrap: ['emailVerified'],
  filters: [
    { name: 'role', label: 'Role', options: wordChoices(ROLES) },
    'status',
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
      options: [{ value: 'none', label: 'No workshop' }, ...statusChoices(MAKER_STATUSES)],
    },
    { name: 'from', label: 'Joined from' },
    { name: 'to', label: 'Joined until' },
  ],
  actions: {
    suspend: { label: 'Suspend', done: 'suspended', undo: 'reinstate', isDestructive: true },
    reinstate: { label: 'Reinstate', done: 'reinstated', undo: 'suspend' },
    verify: { label: 'Confirm email', done: 'confirmed' },
  },
  head: <Ways />,
  empty: 'No users yet.',
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

export const { clientLoader, handle, meta } = page;
export default page.Page;
