type Place = 'over' | 'now' | 'next' | 'later';

/** How each of the day’s bookings, in the order in which they begin, stands to the time, in ms; one only is next. */
export function placesInDay(bookings: readonly { startsAt: string; endsAt: string }[], now: number): Place[] {
  const next = bookings.findIndex(({ startsAt }) => Date.parse(startsAt) > now);
  return bookings.map(({ startsAt, endsAt }, index) => {
    if (Date.parse(endsAt) <= now) return 'over';
    if (Date.parse(startsAt) <= now) return 'now';
    return index === next ? 'next' : 'later';
  });
}

/** What is said of a video call that its customer could not join, or can’t yet; `isLost` where they had been told how. */
export function joiningText(place: Place | undefined, isLost: boolean): string {
  if (isLost) return 'Its joining details were removed.';
  return place === 'over' ? 'No joining details were sent.' : 'No joining details sent yet.';
}
