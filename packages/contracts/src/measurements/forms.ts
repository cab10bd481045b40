import { z } from 'zod';
import { dayIn, line, prose, version } from '../fields.ts';
import { AGE_GROUPS, FIGURES, MEASURE_NAMES, MEASURING_METHODS } from './catalogue.ts';
import { LENGTH_UNITS } from './units.ts';

const length = z.number().int('Whole millimetres.').min(1).max(5000);
/** Lengths in whole millimetres; whether a body can have them is judged apart. */
export const lengths = z
  .partialRecord(z.enum(MEASURE_NAMES), length)
  .refine((values) => Object.keys(values).length > 0, 'Please enter at least one measurement.');

/** Keys of findings that the person looked at and says are right. */
const confirmed = z.array(line(120)).max(50).default([]);
const measuredOn = dayIn('Please select the date.');
const unit = z.enum(LENGTH_UNITS);

/** Measurements of one person as they are saved. */
export const measurementForm = z.object({
  name: line(60),
  figure: z.enum(FIGURES),
  ageGroup: z.enum(AGE_GROUPS),
  /** In which the lengths were typed. */
  unit,
  values: lengths,
  method: z.enum(MEASURING_METHODS),
  /** Who held the tape; empty when it was the person. */
  measuredBy: line(80, 0).default(''),
  measuredOn,
  confirmed,
});
export type MeasurementForm = z.output<typeof measurementForm>;
export type SentMeasurements = z.input<typeof measurementForm>;

/** A change of a profile that the person has seen in `version`. */
export const measurementChange = measurementForm.extend({ version });

/** What a maker found at a fitting; lengths that are as they were need not be sent. */
export const fittingForm = z.object({
  /** Count only for what was ordered or booked without measurements. */
  figure: z.enum(FIGURES),
  ageGroup: z.enum(AGE_GROUPS),
  unit,
  values: lengths,
  measuredOn,
  note: prose(400).default(''),
  confirmed,
});
export type FittingForm = z.output<typeof fittingForm>;
export type SentFitting = z.input<typeof fittingForm>;

/** What a fitting of one piece of an order showed. */
export const proposalForm = fittingForm.extend({ itemId: z.uuid() });
export type ProposalForm = z.output<typeof proposalForm>;

/** Where proposed measurements are kept; counts where the order or booking goes by no profile, and null makes one. */
export const acceptForm = z.object({ profileId: z.uuid().nullable().default(null) });
export type AcceptForm = z.output<typeof acceptForm>;
