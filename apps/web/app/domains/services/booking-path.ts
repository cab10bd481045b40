/** Where a service is booked; `start` is a free time to begin with, `provider` who of the workshop does it. */
export function bookingPath(serviceId: string, { start = '', provider = '' } = {}): string {
  const chosen = Object.entries({ service: serviceId, provider, start }).filter(([, value]) => value !== '');
  return `/bookings/create?${new URLSearchParams(chosen)}`;
}
