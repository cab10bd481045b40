import type { PersonRow } from '@adunni/contracts/identity/people';
import type { MakerStatus } from '@adunni/contracts/makers/verification';
import type { Role } from '@adunni/contracts/roles';
import type { Tone } from '@adunni/contracts/statuses';
import { Status } from '../../../kit/resource/status.tsx';

/** What a person reads for the standing of an account. */
export const STATUSES: Record<PersonRow['status'], { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'good' },
  suspended: { label: 'Suspended', tone: 'bad' },
};

/** What a person reads for the standing of a maker’s workshop. */
export const MAKER_STATUSES: Record<MakerStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Not verified yet', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  refused: { label: 'Refused', tone: 'bad' },
  suspended: { label: 'Suspended', tone: 'bad' },
};

/** What each role can do, in a line. */
export const ROLE_MEANINGS: Record<Role, string> = {
  Customer: 'Buys, and nothing else.',
  Designer: 'Sells pieces of their own and may have them sewn by tailors.',
  Tailor: 'Sews for designers and sells alterations.',
  Admin: 'Runs the marketplace day by day.',
  SuperAdmin: 'Also changes settings and the accounts of staff.',
};

export function AccountStatus({ status }: { status: PersonRow['status'] }) {
  const { label, tone } = STATUSES[status];
  return <Status tone={tone}>{label}</Status>;
}

export function MakerStanding({ status }: { status: MakerStatus }) {
  const { label, tone } = MAKER_STATUSES[status];
  return <Status tone={tone}>{label}</Status>;
}

export function EmailStanding({ verified }: { verified: boolean }) {
  return <Status tone={verified ? 'good' : 'waiting'}>{verified ? 'Confirmed' : 'Not confirmed'}</Status>;
}
