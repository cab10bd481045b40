import { moment } from '../../../kit/dates.ts';
import { Status } from '../../../kit/resource/status.tsx';

/** When our answer is due; late ones stand out. */
export function Due({ at }: { at: string | null }) {
  if (!at) return null;
  const isLate = Date.parse(at) < Date.now();
  return <Status tone={isLate ? 'bad' : 'waiting'}>{moment(at)}</Status>;
}
