import { MAKER_INVITATION_STATUSES, type MakerWork } from '@adunni/contracts/asoebi/proposals';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { StatusLabel } from '../../../kit/resource/status.tsx';

/** How a group stands for a workshop: once all its sets are handed over that, else its invitation. */
export function WorkStatus({ work: { as, status, isHandedOver } }: { work: MakerWork }) {
  if (isHandedOver) return <StatusLabel of={SET_STAGES} is="collected" />;
  return as === 'tailor' ? <span>To sew</span> : <StatusLabel of={MAKER_INVITATION_STATUSES} is={status} />;
}
