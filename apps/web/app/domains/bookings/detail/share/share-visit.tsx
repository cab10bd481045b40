import type { BookingStatus } from '@adunni/contracts/bookings/statuses';
import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import button from '../../../../kit/button.module.css';
import { useHydrated } from '../../../../kit/page/use-hydrated.ts';
import { type Shared, shareText, whatsAppUrl } from './share-text.ts';

/** Tells who comes instead of the person who booked: by WhatsApp, or as the device shares; nothing where it does not stand. */
export function ShareVisit({ booking }: { booking: Shared & { status: BookingStatus } }) {
  const isHydrated = useHydrated();
  const { guest, status } = booking;
  if (!guest || !AGREED_BOOKINGS.includes(status)) return null;
  const [firstName] = guest.name.split(' ');
  const share = (): void => void navigator.share({ text: shareText(booking) }).catch(() => undefined);
  return (
    <>
      <a href={whatsAppUrl(booking)} target="_blank" rel="noopener noreferrer" className={button.outline}>
        Share with {firstName} on WhatsApp
      </a>
      {isHydrated && 'share' in navigator && (
        <button type="button" className={button.outline} onClick={share}>
          Share with {firstName}
        </button>
      )}
    </>
  );
}
