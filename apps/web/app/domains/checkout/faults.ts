import { getQuote } from '@adunni/contracts/checkout/checkout';
import type { Sent } from '@adunni/contracts/endpoint';
import { ApiError, callApi } from '../../kit/api/call-api.ts';
import type { Step } from './draft.ts';

/** What the server says of fields, by their path in what an order is placed with: `contact.phone`. */
export type Faults = Record<string, string>;

/** The steps that ask for fields, in their order. */
const ASKING = ['contact', 'address'] as const satisfies readonly Step[];
type AskingStep = (typeof ASKING)[number];

/** What of the faults is about the fields of a step, by their names there. */
export function faultsIn(step: AskingStep, faults: Faults): Faults {
  const own = Object.entries(faults).filter(([path]) => path.startsWith(`${step}.`));
  return Object.fromEntries(own.map(([path, message]) => [path.slice(step.length + 1), message]));
}

/** The first step that asks for a field with a fault; null when none does. */
export const stepAtFault = (faults: Faults): AskingStep | null =>
  ASKING.find((step) => Object.keys(faultsIn(step, faults)).length > 0) ?? null;

/**
 * What the server says of phone numbers as they were typed, which placing would refuse. Nothing when it cannot be asked
 * now: placing asks again.
 */
export async function phoneFaults(body: Sent<typeof getQuote>['body']): Promise<Faults> {
  try {
    await callApi(getQuote, { body });
    return {};
  } catch (error) {
    return error instanceof ApiError ? error.fields : {};
  }
}
