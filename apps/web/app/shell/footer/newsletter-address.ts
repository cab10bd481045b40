import { NEWSLETTER_TEXTS } from '@adunni/contracts/newsletter/newsletter';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a newsletter address as typed, or null. Says what the server would, without carrying its schema. */
export function problemOf(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return NEWSLETTER_TEXTS.empty;
  return ADDRESS.test(address) && address.length <= 254 ? null : NEWSLETTER_TEXTS.invalid;
}
