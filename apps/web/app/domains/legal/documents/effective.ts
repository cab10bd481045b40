const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** The day of the shop on which something begins: `1 January 2027`. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment));
