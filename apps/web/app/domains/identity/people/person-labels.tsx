import type { Role } from '@adunni/contracts/roles';
import { Status } from '../../../kit/resource/status.tsx';

/** What each role can do, in a line. */
export const ROLE_MEANINGS: Record<Role, string> = {
  Customer: 'Buys, and nothing else.',
  Designer: 'Sells pieces of their own and may have them sewn by tailors.',
  Tailor: 'Sews for designers and sells alterations.',
  Admin: 'Runs the marketplace day by day.',
  SuperAdmin: 'Also changes settings and the accounts of staff.',
};

export function EmailStatus({ verified }: { verified: boolean }) {
  return <Status tone={verified ? 'good' : 'waiting'}>{verified ? 'Confirmed' : 'Not confirmed'}</Status>;
}
