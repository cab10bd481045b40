import type { Answer } from '@adunni/contracts/endpoint';
import type { TicketCategory, TicketSubject } from '@adunni/contracts/support/kinds';
import type { listTicketSubjects } from '@adunni/contracts/support/tickets';

export type Subject = Answer<typeof listTicketSubjects>['items'][number];

/** What a page brings along: what the ticket is about, and the category that goes with it. */
export interface Brought {
  about: string;
  category: TicketCategory;
}

const GROUPS: Readonly<Record<TicketSubject, string>> = {
  'order-part': 'Orders',
  booking: 'Bookings',
  payment: 'Payments',
  subscription: 'Subscription',
};

const CATEGORIES: Readonly<Record<TicketSubject, TicketCategory>> = {
  'order-part': 'Order',
  booking: 'Booking',
  payment: 'Payment and refund',
  subscription: 'Subscription',
};

/** A subject as the form names it. */
export const nameOf = ({ kind, _id }: Pick<Subject, 'kind' | '_id'>): string => `${kind}:${_id}`;

/** The choice of subjects, kind by kind. */
export const choicesOf = (subjects: readonly Subject[]) =>
  (Object.keys(GROUPS) as TicketSubject[]).flatMap((kind) => {
    const items = subjects.filter((subject) => subject.kind === kind);
    return items.length === 0
      ? []
      : [{ group: GROUPS[kind], items: items.map((subject) => ({ value: nameOf(subject), label: subject.label })) }];
  });

/** What a page named of the person’s own, of something paid for its latest payment; null for what is not among them. */
export function broughtAlong(subjects: readonly Subject[], about: string | null, id: string | null): Brought | null {
  const found = subjects.find(({ kind, _id, paidFor }) =>
    about === 'paid-for' ? id !== null && paidFor === id : kind === about && _id === id,
  );
  return found ? { about: nameOf(found), category: CATEGORIES[found.kind] } : null;
}
