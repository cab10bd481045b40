/** Who comes, as the booking froze it; email and phone may be missing of somebody who walked in. */
export interface BookingContact {
  name: string;
  email: string | null;
  phone: string | null;
}

/** Who comes instead of the person who booked. */
export interface BookingGuest {
  name: string;
  phone: string | null;
}

/** What was booked, as it was then. */
export interface BookedService {
  title: string;
  /** Minutes. */
  duration: number;
  pictureId: string | null;
  bring: string[];
  /** What the workshop adds to its terms in its own words. */
  policy: string;
}
