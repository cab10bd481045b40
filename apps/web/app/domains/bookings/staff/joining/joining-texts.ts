import { countOf } from '../../../../kit/count-of.ts';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import type { CallGroup, ListedCall } from './call-groups.ts';

/** Where the details to join a call come from. */
export const JOINING_HINT =
  'Paste the link of your Zoom, Google Meet or WhatsApp call, or enter the phone number you will call.';

/** The calls that a list shows: `all 6 video calls`. */
export const shownCalls = (count: number): string => (count === 1 ? 'this video call' : `all ${count} video calls`);

/** What a field for one of several links is called: `Link or phone number for Ada Eze’s 3 video calls`. */
export const linkLabel = ({ of, calls }: CallGroup): string =>
  `Link or phone number${of ? ` for ${of}’s ${countOf(calls.length, 'video call')}` : ''}`;

/** Who is told of a link: `2 customers are notified: Ada Obi (Tue 1 Dec, 16:30), …`. */
export const notifiedText = (calls: readonly ListedCall[]): string =>
  `${calls.length === 1 ? '1 customer is' : `${calls.length} customers are`} notified: ${calls
    .map(({ customer, startsAt, zone }) => `${customer} (${workMoment(startsAt, zone)})`)
    .join('; ')}.`;

/** Who would meet by one link: `Ada Obi (with Musa Eze) and Bola Ojo (with Sade Akin), Fri 4 Dec, 16:30`. */
export const metText = ([one, other]: readonly [ListedCall, ListedCall]): string => {
  const later = one.startsAt > other.startsAt ? one : other;
  return `${[one, other].map(({ customer, provider }) => `${customer} (with ${provider.name})`).join(' and ')}, ${workMoment(later.startsAt, later.zone)}`;
};

/** What the button says: how many calls the links that are entered so far are for. */
export const addLabel = (chosen: number, shown: number): string =>
  chosen === shown || chosen === 0 ? `Add to ${shownCalls(shown)}` : `Add to ${chosen} of ${shown} video calls`;

/** Other calls ahead without details: `4 other video calls in the next 7 days and 6 later ones have no joining details.` */
export function othersText(due: number, all: number): string {
  const later = all - due;
  const have = `${all === 1 ? 'has' : 'have'} no joining details.`;
  if (due === 0) return `${countOf(later, 'other video call')} after the next 7 days ${have}`;
  const rest = later > 0 ? ` and ${later} later ${later === 1 ? 'one' : 'ones'}` : '';
  return `${countOf(due, 'other video call')} in the next 7 days${rest} ${have}`;
}

/** What became of some calls to which details were added; some of them may have got others in the meantime. */
export function addedText(saved: number, asked: number): string {
  const rest = asked - saved;
  if (saved === 0) return 'Nothing was changed: these calls have joining details already, or no longer take place.';
  const added = `Joining details added to ${countOf(saved, 'video call')}. ${saved === 1 ? 'The customer was' : 'The customers were'} notified.`;
  return rest === 0 ? added : `${added} The others have joining details already, or no longer take place.`;
}
