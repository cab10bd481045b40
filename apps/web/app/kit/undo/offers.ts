import { currentToasts, dismissToast, watchToasts } from '../toasts.ts';

/** Something that was done and can be undone: by its toast, and afterwards where it was done. */
interface Offer {
  message: string;
  undo: () => void;
  toastId: number;
}

const offers = new Map<string, Offer>();
const listeners = new Set<() => void>();

/** Keeps what was done last in a place; what was done there before it stays done. */
export function keepOffer(place: string, offer: Offer): void {
  offers.set(place, offer);
  for (const listener of listeners) listener();
}

/** Undoes what was done last in a place, once. */
export function takeOffer(place: string): void {
  const offer = offers.get(place);
  if (!offer) return;
  dropOffer(place);
  dismissToast(offer.toastId);
  offer.undo();
}

/** Leaves it done, such as when the page is left. */
export function dropOffer(place: string): void {
  offers.delete(place);
  for (const listener of listeners) listener();
}

/** What can be undone in a place; null while a toast offers it. */
export function currentOffer(place: string): Offer | null {
  const offer = offers.get(place);
  return offer && currentToasts().every(({ id }) => id !== offer.toastId) ? offer : null;
}

/** Calls back when offers come, go, or outlast their toast; returns how to stop. */
export function watchOffers(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchToasts(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
