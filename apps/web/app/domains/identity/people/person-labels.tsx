import type { Role } from '@adunni/contracts/roles';
import { Status } from '../../../kit/resource/status.tsx';

/** What each role can do, in a line. */
export const ROLE_MEANINGS: Record<Role, string> = {
  Customer: 'Shops and books services.',
  Designer: 'Sells their own designs and can assign sewing to tailors.',
  Tailor: 'Sews for designers and offers alterations.',
  Admin: 'Manages the marketplace.',
  SuperAdmin: 'Also manages settings and staff accounts.',
};

export function EmailStatus({ verified }: { verified: boolean }) {
  return <Status tone={verified ? 'good' : 'waiting'}>{verified ? 'Confirmed' : 'Not confirmed'}</Status>;
}
