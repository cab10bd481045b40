const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' });

/** The same day as addresses and date fields have it: `2027-01-01`. */
export const isoDayOf = (moment: string): string => ISO_DAY.format(new Date(moment));

/** The day of the shop on which something begins: `1 January 2027`. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment));
