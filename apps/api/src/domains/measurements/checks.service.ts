import { measurementErrors } from '@adunni/contracts/measurements/measurements';
import { openFindings, type Taken } from '@adunni/contracts/measurements/rules';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { Refusal } from '../../kit/errors.ts';

/**
 * Refuses lengths that no body has, that were probably typed in the other unit, or that contradict each other and were
 * not confirmed. Throws 422 `impossible` or `to_confirm` with a text for each measure: `values.bust-girth`.
 */
export function requirePlausible(taken: Taken, confirmed: readonly string[]): void {
  const open = openFindings(taken, confirmed);
  if (open.length === 0) return;
  const fields = Object.fromEntries(
    open.flatMap(({ measures, text }) => measures.map((name) => [`values.${name}`, text])),
  );
  const isAnyLimit = open.some(({ kind }) => kind === 'limit');
  throw new Refusal(isAnyLimit ? measurementErrors.impossible : measurementErrors.to_confirm, { fields });
}

/** Refuses a day after today, wherever on earth it is already tomorrow. */
export function requirePast(measuredOn: string, now: Date): void {
  if (Date.parse(measuredOn) <= now.getTime() + DAY_MS / 2) return;
  const { message } = measurementErrors.measured_later;
  throw new Refusal(measurementErrors.measured_later, { fields: { measuredOn: message } });
}
