import { agreedOf } from '@adunni/contracts/measurements/agreed';
import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { LoadedMeasured, WantedMeasurements } from '@adunni/contracts/measurements/measurements';
import { missingMeasures } from '@adunni/contracts/measurements/needs';
import { STAGE_PATHS, type Stage } from '@adunni/contracts/orders/stages';
import { DAY_MS } from '../../../kit/durations.rules.ts';

/** Days after the first time on which a customer who has not given measurements is reminded. */
const REMINDER_DAYS = [2, 5] as const;
/** How long a maker waits before they ask again. */
const ASK_PAUSE_MS = DAY_MS;

/** Stages at which the work has not begun. */
const BEFORE_WORK: readonly Stage[] = ['placed', 'confirmed'];

/** Whether measurements for a part can still be given. */
export const canBeMeasured = ({ stage, heldAt }: { stage: Stage; heldAt: Stage | null }): boolean =>
  BEFORE_WORK.includes(stage) || (stage === 'on-hold' && heldAt !== null && BEFORE_WORK.includes(heldAt));

const PATH = STAGE_PATHS['made-to-measure'];

/** Whether the cloth is not cut, so that a customer can still replace the measurements; a hold counts as where it began. */
export const isUncut = ({ stage, heldAt }: { stage: Stage; heldAt: Stage | null }): boolean => {
  const at = PATH.indexOf(stage === 'on-hold' && heldAt ? heldAt : stage);
  return at >= 0 && at < PATH.indexOf('cutting');
};

/** Whether a maker had confirmed the measurements of a part that is not cut, and so has to once more. */
export const isMeasuringConfirmed = (part: { stage: Stage; heldAt: Stage | null }): boolean =>
  isUncut(part) && !canBeMeasured(part);

/** What is still to be known for a piece by what was frozen and then agreed at fittings; null when that is nothing. */
export function wantedOf(needed: readonly MeasureName[], measured: LoadedMeasured): WantedMeasurements | null {
  const known = agreedOf(measured);
  const missing = known ? missingMeasures(needed, known) : [...needed];
  if (known && missing.length === 0) return null;
  return { needed: [...needed], missing, figure: known?.figure ?? null };
}

/** When a customer who was first asked at `since` is reminded next; null after the last time. */
export const nextReminder = (since: Date, now: Date): Date | null =>
  REMINDER_DAYS.map((days) => new Date(since.getTime() + days * DAY_MS)).find((at) => at > now) ?? null;

/** How long after an appointment nobody is reminded: people measure first and type later. */
const REST_AFTER_MS = 2 * DAY_MS;

/** Whether an appointment to be measured speaks against asking for measurements. */
export const isMeasuredSoon = (appointment: { endsAt: Date } | undefined, now: Date): boolean =>
  appointment !== undefined && appointment.endsAt.getTime() + REST_AFTER_MS > now.getTime();

/** From when a maker may ask a customer again who was last asked at `askedAt`; null once they may. */
export function asksAgainAt(askedAt: Date | null, now: Date): Date | null {
  const at = askedAt && new Date(askedAt.getTime() + ASK_PAUSE_MS);
  return at && at > now ? at : null;
}

/** Whether a maker may ask, by when the customer was last asked. */
export const mayAskAgain = (askedAt: Date | null, now: Date): boolean => asksAgainAt(askedAt, now) === null;
