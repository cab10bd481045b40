import { AGREED_BOOKINGS, type BookingStatus } from './statuses.ts';

/** How its customer comes to join a video call, before it is booked and while its maker has yet to confirm. */
export const joiningTerms = (maker: string): string =>
  `You get the link or phone number to join from ${maker} by email, with the confirmation or before the call.`;

interface Call {
  place: 'studio' | 'home' | 'video';
  status: BookingStatus;
  /** How it is joined, as far as its customer is told. */
  address: string;
}

/** When the details to join a booked call come; null where they are there, or nothing is joined. */
export function joiningText({ place, status, address }: Call, maker: string): string | null {
  if (place !== 'video' || address !== '') return null;
  if (status === 'pending') return joiningTerms(maker);
  if (!AGREED_BOOKINGS.includes(status)) return null;
  return `${maker} has yet to add the link or phone number to join. We email it to you as soon as they do.`;
}

/** An address on the web, with its scheme or without. */
const LINK = /(?:^|\s)(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/:?#]\S*)?/i;
/** As many digits as the shortest phone numbers have. */
const PHONE = /\d{7,}/;

/** Whether words say how a video call is joined: they hold a link or a phone number, whatever else they say. */
export const saysHowToJoin = (words: string): boolean => LINK.test(words) || PHONE.test(words.replace(/[\s().-]/g, ''));

/** By what a call is joined, out of the words about it: its link without scheme, or else its digits. */
function roomOf(words: string): string {
  const link = LINK.exec(words)?.[0].trim().toLowerCase();
  return link ? link.replace(/^https?:\/\//, '').replace(/[/.,;]+$/, '') : words.replace(/\D/g, '');
}

/** Whether who joins by the one words and who joins by the others are in the same call. */
export const isSameCall = (one: string, other: string): boolean => roomOf(one) === roomOf(other);

/** When somebody holds a call, in ms. */
interface CallTime {
  providerId: string;
  from: number;
  to: number;
}

/**
 * Whether customers of two calls would meet who should not, were both joined by one link: they are held by two people at
 * once. What one person holds at once is a class, which is joined together.
 */
export const wouldMeet = (one: CallTime, other: CallTime): boolean =>
  one.providerId !== other.providerId && one.from < other.to && other.from < one.to;

/** The pairs of some calls whose customers would meet by one link. */
export const meetingPairs = <T extends CallTime>(calls: readonly T[]): [T, T][] =>
  calls.flatMap((one, index) =>
    calls.slice(index + 1).flatMap((other): [T, T][] => (wouldMeet(one, other) ? [[one, other]] : [])),
  );
