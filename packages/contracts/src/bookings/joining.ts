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
