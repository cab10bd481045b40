import type { StaffPart } from '@adunni/contracts/orders/staff';

const NO_SHARE =
  'Adunni pays tailors nothing for it and takes nothing off the earnings: their pay is agreed between workshop and tailor.';

/** Who gave the sewing of a part away, that its tailor knows, and what that costs. */
export const tailorTerms = (viewer: StaffPart['viewer']): string =>
  `${viewer === 'staff' ? 'The workshop or our staff' : 'You or our staff'} assigned it, and they were notified. ${NO_SHARE}`;

/** What accepting a part means for the tailor, by name, to whom its sewing was given before. */
export const acceptedWithTailor = (tailor: string): string =>
  `${tailor} was notified when the sewing was assigned to them, and isn’t notified when you accept. ${NO_SHARE}`;
