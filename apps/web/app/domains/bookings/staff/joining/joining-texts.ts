import { countOf } from '../../../../kit/count-of.ts';

/** Where the details to join a call come from. */
export const JOINING_HINT =
  'Paste the link of your Zoom, Google Meet or WhatsApp call, or enter the phone number you will call. You can use one link for several customers.';

/** The calls that a list shows: `all 6 video calls`. */
export const shownCalls = (count: number): string => (count === 1 ? 'this video call' : `all ${count} video calls`);

/** What became of some calls to which details were added; some of them may have got others in the meantime. */
export function addedText(saved: number, asked: number): string {
  const rest = asked - saved;
  if (saved === 0) return 'Nothing was changed: these calls have joining details already, or no longer take place.';
  const added = `Joining details added to ${countOf(saved, 'video call')}. ${saved === 1 ? 'The customer was' : 'The customers were'} notified.`;
  return rest === 0 ? added : `${added} The others have joining details already, or no longer take place.`;
}
