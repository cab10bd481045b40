import { defineErrors } from '../../errors.ts';
import { type StatusOf, statuses, statusNames } from '../../statuses.ts';

/** Makers that one request may wait for at once. */
export const MOST_MAKERS = 3;
/** Hours that a maker has to respond. */
export const RESPONSE_HOURS = 48;
/** Days for which an answer holds. */
export const HOLD_DAYS = 7;
/** Hours that a customer has at least to pay for what they have accepted. */
export const PAY_HOURS = 48;
/** Days that a maker may ask for at most. */
export const MOST_DAYS = 180;

/** How a request stands. */
export const REQUEST_STATUSES = statuses({
  open: { label: 'Open', tone: 'waiting' },
  accepted: { label: 'Accepted, not ordered yet', tone: 'waiting' },
  ordered: { label: 'Ordered', tone: 'good' },
  expired: { label: 'Expired', tone: 'over' },
  cancelled: { label: 'Cancelled', tone: 'over' },
});
export type RequestStatus = StatusOf<typeof REQUEST_STATUSES>;
export const REQUEST_STATUS_NAMES = statusNames(REQUEST_STATUSES);

/** How a request stands with one of its makers. */
export const ASK_STATUSES = statuses({
  asked: { label: 'Waiting for a response', tone: 'waiting' },
  answered: { label: 'Responded', tone: 'good' },
  accepted: { label: 'Accepted', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  lapsed: { label: 'No response', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
  withdrawn: { label: 'Withdrawn', tone: 'over' },
  closed: { label: 'Closed', tone: 'over' },
});
export type AskStatus = StatusOf<typeof ASK_STATUSES>;
export const ASK_STATUS_NAMES = statusNames(ASK_STATUSES);
/** While a maker may answer, or has, and nothing is decided. */
export const OPEN_ASKS = ['asked', 'answered'] as const satisfies readonly AskStatus[];
export const isOpenAsk = (status: AskStatus): boolean => (OPEN_ASKS as readonly AskStatus[]).includes(status);

/** What a maker can do with a request by its status: what was answered is withdrawn, not declined. */
const ASK_MOVES = {
  asked: ['answer', 'decline'],
  answered: ['answer', 'withdraw'],
} as const satisfies Record<(typeof OPEN_ASKS)[number], readonly string[]>;
export type AskMove = (typeof ASK_MOVES)[keyof typeof ASK_MOVES][number];

/** Whether a maker can do that while their request has this status. */
export const canMove = (status: AskStatus, move: AskMove): boolean =>
  Object.hasOwn(ASK_MOVES, status) &&
  (ASK_MOVES[status as keyof typeof ASK_MOVES] as readonly AskMove[]).includes(move);

/** Why a maker declines. */
export const DECLINE_REASONS = {
  busy: 'Fully booked at the moment',
  skills: 'Not something we make',
  cloth: 'We can’t get the fabric',
  unclear: 'More detail is needed',
  other: 'Another reason',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
export const DECLINE_REASON_NAMES = Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]];

export const askErrors = defineErrors({
  request_not_found: [404, 'We could not find this request.'],
  garment_fixed: [422, 'The garment itself can’t be changed. Decline and say why instead.'],
  maker_not_taking: [409, 'This maker takes no requests at the moment. Please choose another.'],
  own_workshop: [422, 'This is your own workshop.'],
  already_asked: [409, 'You have already asked this maker. Their response appears under My Requests.'],
  makers_full: [422, `You can ask up to ${MOST_MAKERS} makers at a time.`],
  request_closed: [409, 'This request has ended.'],
  request_accepted: [409, 'A response to this request has already been accepted.'],
  answer_gone: [409, 'This response is no longer available.'],
  answer_changed: [409, 'The maker has changed this response. Please check it again.'],
  ask_closed: [409, 'This request is not waiting for you any more.'],
});
