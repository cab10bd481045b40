const DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' },
});
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Lagos' });

/** When an interview takes place, for an email that is read in any zone: `Monday 3 May 2026, 10:00 to 10:30 (Lagos time)`. */
export const whenText = (startsAt: Date, endsAt: Date): string =>
  `${DAY.format(startsAt).replace(',', '')}, ${TIME.format(startsAt)} to ${TIME.format(endsAt)} (Lagos time)`;
