import { BRAND } from '@adunni/contracts/brand';
import { type ContactDetails, hoursOf } from '@adunni/contracts/settings/contact';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** How we are reached, as schema.org knows it. `origin` is scheme and host. */
export function contactJsonLd(contact: ContactDetails, origin: string): Record<string, unknown> {
  const { contactEmail, contactPhone, contactAddress, weekdayHours, saturdayHours, sundayHours } = contact;
  const hours = (
    [
      [WEEKDAYS, weekdayHours],
      [['Saturday'], saturdayHours],
      [['Sunday'], sundayHours],
    ] as const
  ).flatMap(([dayOfWeek, text]) => {
    const day = hoursOf(text);
    return day ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...day }] : [];
  });
  return {
    '@type': 'Organization',
    '@id': `${origin}/contact`,
    name: BRAND.name,
    url: `${origin}/`,
    email: contactEmail,
    ...(contactPhone && { telephone: contactPhone }),
    ...(contactAddress && { address: contactAddress }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: `${origin}/support/contact`,
      email: contactEmail,
      ...(contactPhone && { telephone: contactPhone }),
      hoursAvailable: hours,
    },
  };
}
