import { MAX_SEATS } from '@adunni/contracts/bookings/forms';
import type { Service } from '@adunni/contracts/services/services';

export const STEPS = ['service', 'provider', 'time', 'details', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/** Says in the address that anyone of the workshop may do it. */
export const ANYONE = 'any';

/** What the address holds of a booking that is being made, so that going back and reloading lose nothing. */
export interface Choice {
  step: Step;
  /** Id of a provider, `any`, or null while nobody was chosen. */
  provider: string | null;
  /** When the chosen time begins, as ISO 8601; null while none was chosen. */
  start: string | null;
}

/** The steps that a service takes: who does it is asked only where there are several. Until one is chosen nobody knows. */
export const stepsOf = (service: Service | null): readonly Step[] => {
  if (!service) return ['service'];
  return service.providers.length <= 1 ? STEPS.filter((step) => step !== 'provider') : STEPS;
};

/** What an address says; a step that is not reached yet becomes the first that is open. */
export function readChoice(search: URLSearchParams, service: Service | null): Choice {
  const start = momentOf(search.get('start'));
  const provider = providerOf(search.get('provider'), service) ?? (start === null ? null : ANYONE);
  const open = firstOpen(service, provider, start);
  const wanted = STEPS.find((step) => step === search.get('step'));
  const steps = stepsOf(service);
  const isReached = wanted && steps.includes(wanted) && STEPS.indexOf(wanted) <= STEPS.indexOf(open);
  return { step: isReached ? wanted : open === 'confirm' ? 'details' : open, provider, start };
}

/** The first step that nothing was chosen in yet; `confirm` when all was. */
function firstOpen(service: Service | null, provider: string | null, start: string | null): Step {
  if (!service) return 'service';
  if (provider === null) return 'provider';
  return start === null ? 'time' : 'confirm';
}

/** Who was chosen; a workshop of one person leaves no choice. */
function providerOf(text: string | null, service: Service | null): string | null {
  if (!service) return null;
  if (service.providers.length <= 1) return ANYONE;
  return text === ANYONE || service.providers.some(({ _id }) => _id === text) ? text : null;
}

/** A moment of an address; null when it is none. */
function momentOf(text: string | null): string | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Most seats that can be chosen. */
export const mostSeats = ({ seats }: Service): number => Math.min(seats, MAX_SEATS);
