import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrency } from '../money/currency-context.tsx';
import { usePersonId } from '../session/use-session.ts';
import { destinationOf } from './destination.ts';
import { checkoutDestination, chosenDestination, watchDestination } from './kept-destination.ts';

const unknown = () => null;

/** The country that an order goes to, as far as it is known: home while the server renders. */
export function useDestination(): string {
  const { country: shopping } = useCurrency();
  const chosen = useSyncExternalStore(watchDestination, chosenDestination, unknown);
  const checkout = useSyncExternalStore(watchDestination, checkoutDestination, unknown);
  const address = useAddressCountry(checkout === null && chosen === null);
  return destinationOf({ checkout, chosen, address, shopping });
}

/** The country of the signed-in person’s first address, asked for where it is wanted; null while it is not known. */
function useAddressCountry(isWanted: boolean): string | null {
  const person = usePersonId();
  const [found, setFound] = useState<{ person: string; country: string | null } | null>(null);
  useEffect(() => {
    if (!person || !isWanted) return;
    const controller = new AbortController();
    // Visitors have no address book, so their first visit loads nothing of it. Without it, one counts as empty.
    import('./address-country.ts')
      .then(({ addressCountry }) => addressCountry(controller.signal))
      .then(
        (country) => setFound({ person, country }),
        () => undefined,
      );
    return () => controller.abort();
  }, [person, isWanted]);
  return found?.person === person ? (found?.country ?? null) : null;
}
