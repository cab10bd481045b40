import { sumsOf } from '@adunni/contracts/cart/totals';
import type { LoadedMeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { kobo, sumKobo } from '@adunni/contracts/money';
import { isCollectable } from '@adunni/contracts/orders/collectable';
import type {
  LoadedOrderNote,
  LoadedStaffItem,
  LoadedStaffOrder,
  LoadedStaffPart,
  PartViewer,
} from '@adunni/contracts/orders/staff';
import { isStaff, type Role } from '@adunni/contracts/roles';
import type { Released } from '../../ledger/queries.ts';
import { type AddressSigner, toPrivatePicture } from '../../media/queries.ts';
import { toPayment } from '../../payments/rules.ts';
import type { refunds } from '../../payments/tables.ts';
import { closingOf } from '../arrival/rules.ts';
import { toBalance } from '../balance/present.ts';
import { waitsForBalance } from '../balance/rules.ts';
import { materialsShare } from '../ledger/entries.rules.ts';
import type { PartRow } from '../lock.queries.ts';
import type { OpenProposal, WantedLine } from '../measurements/queries.ts';
import { toPickup } from '../pickup/queries.ts';
import { type FullOrder, movedMoney, refundOnPart, toItem } from '../present.ts';
import { canCancelPart, dueNow, refundOf } from '../rules.ts';
import type { Assignment } from './assigned.queries.ts';
import { type EarnedSoFar, earningsOf, keptEarnings, NOTHING } from './earnings.rules.ts';
import {
  canAccept,
  canAssign,
  canCancel,
  canChangeDate,
  canChangeParcel,
  daysLate,
  isBeforeCutting,
  readiedAtOf,
  stepsFor,
  viewerOf,
} from './rules.ts';
import type { Worker } from './scope.queries.ts';
import { toWait } from './waits.ts';

/** A refund that went to the provider, and the reference of the payment that it takes from. */
export interface SentRefund {
  refund: typeof refunds.$inferSelect;
  reference: string;
}

/** Who did something on an order. */
export interface Actor {
  name: string;
  role: Role;
}

/** What is told of an order beside itself, and to whom. */
export interface PresentationOptions {
  signer: AddressSigner;
  worker: Worker;
  workshopId: string | null;
  now: Date;
  notes: LoadedOrderNote[];
  unread: number;
  refunds: readonly SentRefund[];
  actors: ReadonlyMap<string, Actor>;
  isCustomerSuspended: boolean;
  /** The measurements that parts wait for, by part. */
  wanted: ReadonlyMap<string, readonly WantedLine[]>;
  /** What makers have earned of parts so far, by part. */
  earned: ReadonlyMap<string, EarnedSoFar>;
  /** What became available of them, by part. */
  releases: ReadonlyMap<string, Released[]>;
  /** How many refunded pieces were put back into stock, by item. */
  restocked: ReadonlyMap<string, number>;
  /** When that is released. */
  releasing: { materialsSharePercent: number; fitWindowDays: number };
  /** At which their customer is measured for them, by part. */
  appointments: ReadonlyMap<string, LoadedMeasuringAppointment>;
  /** At which they are tried on. */
  fittings: readonly LoadedMeasuringAppointment[];
  /** Measurements that wait for their customer’s response. */
  proposals: readonly OpenProposal[];
  /** Workshops that sew. */
  tailors: ReadonlyMap<string, { name: string; slug: string }>;
  /** Who gave them parts to sew, by part. */
  assignments: ReadonlyMap<string, Assignment>;
}

/** An order as a worker may see it; its parts were narrowed to theirs already. */
export function toStaffOrder(full: FullOrder, options: PresentationOptions): LoadedStaffOrder {
  const { order, parts } = full;
  const viewsAll = isStaff(options.worker.role);
  const live = parts.filter(({ stage }) => stage !== 'cancelled');
  const shown = parts.map((part) => toStaffPart(full, part, options));
  const sends = shown.some(({ viewer }) => viewer !== 'tailor') && order.deliveryOption !== 'pickup';
  return {
    _id: order._id,
    number: order.number,
    status: order.status,
    placedAt: order.createdAt,
    isStaff: viewsAll,
    customer: {
      _id: viewsAll ? order.userId : null,
      name: customerName(order),
      email: viewsAll ? order.contact.email : null,
      phone: viewsAll ? order.contact.phone : null,
    },
    address: viewsAll || sends ? order.address : null,
    deliveryOption: order.deliveryOption,
    money: viewsAll ? orderTotals(full) : null,
    heldUntil: order.heldUntil,
    cancelReason: order.cancelReason,
    canCancel: viewsAll && live.length > 0 && live.every(canCancelPart),
    parts: shown,
    payments: viewsAll ? full.payments.map(toPayment) : [],
    refunds: options.refunds.map(toStaffRefund),
    notes: options.notes,
    unread: options.unread,
  };
}

/** The customer’s name as the order froze it. */
export const customerName = ({ contact }: { contact: { firstName: string; lastName: string } }): string =>
  `${contact.firstName} ${contact.lastName}`;

function orderTotals({ order, parts, payments }: FullOrder): LoadedStaffOrder['money'] {
  const { paid, refunded } = movedMoney(payments);
  return {
    paymentPlan: order.paymentPlan,
    couponCode: order.couponCode,
    ...sumsOf(order),
    paid,
    refunded,
    due: dueNow(order, parts)?.amount ?? kobo(0),
    refundable: sumKobo(parts.map(refundOf)),
  };
}

function toStaffPart(full: FullOrder, part: FullOrder['parts'][number], options: PresentationOptions): LoadedStaffPart {
  const { order } = full;
  const viewer = viewerOf(options.worker, part, options.workshopId);
  const wanted = options.wanted.get(part._id) ?? [];
  const proposals = options.proposals.filter(({ partId }) => partId === part._id);
  const events = full.events.filter(({ partId }) => partId === part._id);
  const waits = part.stage === 'confirmed' && wanted.length + proposals.length > 0;
  const tailor = part.tailorId && options.tailors.get(part.tailorId);
  return {
    _id: part._id,
    viewer,
    maker: { _id: part.makerId, ...part.maker },
    tailor: part.tailorId && tailor ? { _id: part.tailorId, ...tailor, assigned: toAssigned(part._id, options) } : null,
    kind: part.kind,
    stage: part.stage,
    heldAt: part.heldAt,
    next: stepsFor(viewer, part, order).filter((stage) => !waits || stage !== 'measurements-confirmed'),
    canAccept: canAccept(viewer, part, order.status),
    canCancel: canCancel(viewer, part, order.status),
    canAssign: canAssign(viewer, part),
    canChangeDate: wanted.length === 0 && canChangeDate(viewer, part, order.status),
    canChangeParcel: canChangeParcel(viewer, part, order),
    acceptBy: part.stage === 'placed' ? part.acceptBy : null,
    readyBy: part.readyBy,
    daysLate: daysLate(
      {
        ...part,
        readiedAt: readiedAtOf(events),
        waitsForCustomer:
          waitsForBalance(order, part) ||
          isCollectable(part.stage, order.deliveryOption) ||
          waits ||
          (part.stage === 'confirmed' && part.checkAskedAt !== null),
      },
      options.now,
    ),
    items: full.items.filter(({ partId }) => partId === part._id).map((item) => toStaffItem(item, viewer, options)),
    money: viewer === 'tailor' ? null : partMoney(part, order, options),
    ...refundOnPart(part),
    balance: viewer === 'tailor' ? null : toStaffBalance(full, part, viewer, options),
    waitsFor: wanted.length > 0 ? toWait(full, part, viewer, wanted, options) : null,
    checkAskedAt: part.stage === 'confirmed' ? part.checkAskedAt : null,
    proposals: proposals.map(({ proposalId, title, at, makerId }) => ({
      ...{ proposalId, title, at },
      canWithdraw: makerId === options.workshopId,
    })),
    // Like what is measured, they are booked with the maker, not with the tailor who sews for them.
    fittings: viewer === 'tailor' ? [] : options.fittings.filter(({ partId }) => partId === part._id),
    measuringVisit: viewer === 'tailor' ? null : aheadOf(options.appointments.get(part._id)),
    events: events.map((event) => toStaffEvent(event, options)),
    carrier: part.carrier,
    trackingNumber: part.trackingNumber,
    // A tailor hands nothing over.
    pickup: viewer === 'tailor' ? null : toPickup(part.pickup),
    version: part.version,
  };
}

const aheadOf = (appointment: LoadedMeasuringAppointment | undefined): LoadedMeasuringAppointment | null =>
  appointment && !appointment.isOver ? appointment : null;

function toAssigned(
  partId: string,
  { assignments, actors, worker }: PresentationOptions,
): NonNullable<LoadedStaffPart['tailor']>['assigned'] {
  const assignment = assignments.get(partId);
  const actor = assignment && actors.get(assignment.actorId);
  if (!actor) return null;
  const by = isStaff(actor.role) ? ('staff' as const) : ('maker' as const);
  return { by, name: isStaff(worker.role) ? actor.name : null, at: assignment.at };
}

function toStaffItem(
  row: FullOrder['items'][number],
  viewer: PartViewer,
  { restocked }: PresentationOptions,
): LoadedStaffItem {
  const sews = viewer === 'tailor';
  const item = { ...toItem(row), restockedQuantity: restocked.get(row._id) ?? 0 };
  return sews ? { ...item, unitPrice: null, totalPrice: null, discount: null } : item;
}

function toStaffBalance(
  { order, items }: FullOrder,
  part: PartRow,
  viewer: PartViewer,
  { now, isCustomerSuspended }: PresentationOptions,
): LoadedStaffPart['balance'] {
  const balance = toBalance(order, part, items, now);
  const isTheirs = viewer === 'staff' || !isCustomerSuspended;
  return balance && { ...balance, canDecide: balance.isOverdue && isTheirs, isCustomerSuspended };
}

/** Why something of a part became available. */
const whyReleased = (stage: PartRow['stage'], kind: Released['kind']) =>
  kind === 'materials' ? ('cutting' as const) : stage === 'cancelled' ? ('cancelled' as const) : ('closed' as const);

function partMoney(
  part: PartRow,
  { couponCode }: FullOrder['order'],
  { earned, releases, releasing, now }: PresentationOptions,
): NonNullable<LoadedStaffPart['money']> {
  const sofar = earned.get(part._id) ?? NOTHING;
  const { released, held } = sofar;
  const balances = { 'maker-payable': released, 'held-earnings': held };
  const { materialsSharePercent: cuttingPercent, fitWindowDays: daysAfterDelivery } = releasing;
  const atCutting = isBeforeCutting(part) ? materialsShare(part, balances, cuttingPercent) : kobo(0);
  const closesAt = closingOf(part, null, { fitWindowDays: daysAfterDelivery, now });
  return {
    ...sumsOf(part),
    couponCode: part.discount > 0 ? couponCode : null,
    paid: part.paid,
    refunded: part.refunded,
    commissionPercent: part.commissionPercent,
    commission: part.commission,
    earnings: part.stage === 'cancelled' ? keptEarnings(part, sofar) : earningsOf(part),
    released,
    held,
    releases: (releases.get(part._id) ?? []).map(({ kind, ...release }) => ({
      ...release,
      why: whyReleased(part.stage, kind),
    })),
    release: held > 0 && part.stage !== 'cancelled' ? { atCutting, cuttingPercent, daysAfterDelivery, closesAt } : null,
  };
}

function toStaffEvent(
  event: FullOrder['events'][number],
  options: PresentationOptions,
): LoadedStaffPart['events'][number] {
  const actor = event.actorId ? options.actors.get(event.actorId) : undefined;
  const isColleague = isStaff(options.worker.role);
  return {
    _id: event._id,
    stage: event.stage,
    readyBy: event.readyBy,
    note: event.note,
    photos: event.photos.map(toPrivatePicture(options.signer)),
    // Makers deal with the marketplace, not with the person who works there.
    actor: actor ? (isStaff(actor.role) && !isColleague ? 'Adunni' : actor.name) : null,
    at: event.createdAt,
  };
}

const toStaffRefund = ({ refund, reference }: SentRefund): LoadedStaffOrder['refunds'][number] => ({
  _id: refund._id,
  paymentReference: reference,
  amount: refund.amount,
  reason: refund.reason,
  status: refund.status,
  at: refund.createdAt,
});
