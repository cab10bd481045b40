import { defineErrors } from '../errors.ts';

/** What refuses a booking or a change of one. */
export const bookingErrors = defineErrors({
  /** Carries `freeTimes`, the next that are free. */
  slot_taken: [409, 'This time has just been booked. Please choose another.'],
  slot_past: [422, 'This time has passed. Please choose another.'],
  not_offered: [422, 'This service is not available at that time. Please choose an available time.'],
  provider_unknown: [422, 'Please select one of the providers.'],
  service_gone: [409, 'This service is no longer available.'],
  booking_total_changed: [409, 'The price has changed. Please review it and book again.'],
  terms_changed: [409, 'The cancellation terms have just changed. Please review them and book again.'],
  cost_changed: [409, 'The cancellation fee has changed. Please review it and confirm again.'],
  address_missing: [422, 'Please enter the address for the visit.'],
  visit_abroad: [422, 'The workshop makes home visits in its own country only. Please enter an address there.'],
  joining_unclear: [422, 'Please enter a link, such as https://meet.example.com/abc, or a phone number.'],
  /** Carries `bookings`, whose customers would meet; the server names them. */
  joining_shared: [
    409,
    'Customers of different calls would meet in one call. Please use another link for one of them.',
  ],
  travel_zone_missing: [422, 'Please select a travel zone.'],
  booking_status: [409, 'This is not possible in the booking’s current status.'],
  not_begun: [409, 'This booking has not started yet.'],
  not_late_yet: [409, 'The customer may still come. Please wait until the grace period is over.'],
  received_amount: [422, 'Please enter at most what was still to be paid.'],
  received_day: [422, 'Please choose a day from the booking’s to today.'],
  too_late_to_move: [409, 'It is too late to reschedule this booking.'],
  moved_too_often: [409, 'This booking can’t be rescheduled again.'],
  proposal_gone: [409, 'This proposal is no longer valid.'],
  booking_hold_expired: [409, 'The payment window expired and the time is no longer reserved. Please book again.'],
  not_for_order: [409, 'This order is not waiting for measurements by this maker. You can book without it.'],
  not_for_measuring: [409, 'A fitting is for trying on. Please choose a measuring visit for the measurements.'],
  not_for_fitting: [409, 'This order is not waiting for a fitting by this maker. You can book without it.'],
  measuring_first: [409, 'Please book a measuring visit or add the measurements first. The fitting comes after.'],
  fitting_too_early: [409, 'The fitting can’t start before the measuring visit is over. Please choose a later time.'],
  booking_key_missing: [400, 'The request needs an Idempotency-Key header.'],
  booking_key_reused: [422, 'This Idempotency-Key was used for another booking.'],
  booking_key_running: [409, 'This booking is already being placed.'],
  /** Carries `bookings`. */
  bookings_in_the_way: [409, 'There are bookings in this period. They stay unless you reschedule or cancel them.'],
  /** Carries `bookings`. */
  bookings_outside_hours: [
    409,
    'Some bookings are outside these hours. They stay unless you reschedule or cancel them.',
  ],
});
