import type { LoadedMeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { wantedText } from '@adunni/contracts/measurements/needs';
import type { LoadedStaffPart, PartViewer } from '@adunni/contracts/orders/staff';
import type { PartRow } from '../lock.queries.ts';
import type { OpenProposal, WantedLine } from '../measurements/queries.ts';
import { asksAgainAt, isMeasuredSoon, mayAskAgain } from '../measurements/wanted.rules.ts';
import type { FullOrder } from '../present.ts';
import { isPaid } from './rules.ts';

/** What decides whether a customer is asked for measurements now. */
interface Asking {
  now: Date;
  isCustomerSuspended: boolean;
  /** At which their customer is measured for parts, by part. */
  appointments: ReadonlyMap<string, LoadedMeasuringAppointment>;
  /** Measurements that wait for their customer’s response. */
  proposals: readonly OpenProposal[];
}

/** The measurements that a part waits for, and when its customer is reminded or can be asked again. */
export function toWait(
  { order: { status }, items }: FullOrder,
  { _id, measurementsAskedAt: askedAt, measurementsNextAt }: PartRow,
  viewer: PartViewer,
  wanted: readonly WantedLine[],
  { now, isCustomerSuspended, appointments, proposals }: Asking,
): LoadedStaffPart['waitsFor'] {
  const rests = isCustomerSuspended || isMeasuredSoon(appointments.get(_id), now);
  const mayAsk = viewer !== 'tailor' && isPaid(status) && !rests;
  return {
    items: wanted.map(({ itemId, title, wanted: lack }) => ({ itemId, title, missing: wantedText(lack) })),
    isAll:
      wanted.every(({ wanted: lack }) => lack.figure === null) &&
      items.every(
        ({ partId, kind, _id: itemId }) =>
          partId !== _id || kind !== 'made-to-measure' || wanted.some((one) => one.itemId === itemId),
      ) &&
      !proposals.some(({ partId }) => partId === _id),
    askedAt,
    remindsAt: rests ? null : measurementsNextAt,
    canAsk: mayAsk && mayAskAgain(askedAt, now),
    asksAgainAt: mayAsk ? asksAgainAt(askedAt, now) : null,
    // It is booked with the maker, not with the tailor who sews for them.
    appointment: viewer === 'tailor' ? null : (appointments.get(_id) ?? null),
  };
}
