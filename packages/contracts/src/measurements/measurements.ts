import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse, moment, momentText } from '../fields.ts';
import { AGE_GROUPS, FIGURES, MEASURE_NAMES, MEASURING_METHODS } from './catalogue.ts';
import { acceptForm, measurementChange, measurementForm } from './forms.ts';
import { LENGTH_UNITS } from './units.ts';

/** Most profiles of one person. */
export const MAX_PROFILES = 20;
/** Months after its end for which an order keeps the measurements that it was made from. */
export const FROZEN_MONTHS = 12;

/** How lengths were taken; `fitting` by the maker of a piece. */
export const TAKEN_BY = [...MEASURING_METHODS, 'fitting'] as const;
export type TakenBy = (typeof TAKEN_BY)[number];

export const measurementErrors = defineErrors({
  too_many_profiles: [422, `You can keep up to ${MAX_PROFILES} profiles. Please delete one first.`],
  impossible: [422, 'Some measurements seem incorrect. Please check them.'],
  to_confirm: [422, 'Some measurements are unusual. Please confirm or correct them.'],
  measured_later: [422, 'The measuring date can’t be in the future.'],
  not_made_to_measure: [422, 'Only made-to-measure items need measurements.'],
  nothing_new: [422, 'These measurements are the same as the current ones.'],
  proposal_waits: [409, 'The customer has not responded to the earlier proposal yet.'],
  proposal_answered: [409, 'The customer has already responded.'],
  proposal_withdrawn: [409, 'The maker has withdrawn these measurements.'],
});

const lengths = z.partialRecord(z.enum(MEASURE_NAMES), z.number());
const change = z.object({ measure: z.enum(MEASURE_NAMES), from: z.number().nullable(), to: z.number().nullable() });

/** Who was measured, as far as sewing needs it. */
const person = { name: z.string(), figure: z.enum(FIGURES), ageGroup: z.enum(AGE_GROUPS) };
/** Lengths, and how they came about. */
const taken = {
  number: z.number(),
  /** In which they were typed. */
  unit: z.enum(LENGTH_UNITS),
  values: lengths,
  method: z.enum(TAKEN_BY),
  measuredBy: z.string(),
  measuredOn: z.string(),
};

export const measurementVersion = z.object({ ...taken, savedAt: moment });
export type MeasurementVersion = z.input<typeof measurementVersion>;
export type LoadedMeasurementVersion = z.output<typeof measurementVersion>;

export const measurementProfile = z.object({
  _id: z.string(),
  /** Goes up with every change, to notice that somebody else changed it meanwhile. */
  version: z.number(),
  ...person,
  current: measurementVersion,
});
export type MeasurementProfile = z.input<typeof measurementProfile>;
export type LoadedMeasurementProfile = z.output<typeof measurementProfile>;

/** A version with what it changed of the one before. */
export const pastVersion = measurementVersion.extend({ changes: z.array(change) });
export type PastVersion = z.input<typeof pastVersion>;
export type LoadedPastVersion = z.output<typeof pastVersion>;

/** What an order is made from, frozen when it was placed. */
export const frozenMeasurements = z.object({ ...person, ...taken, frozenAt: momentText });
export type FrozenMeasurements = z.input<typeof frozenMeasurements>;

export const PROPOSAL_STATUSES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
/** What a maker found at a fitting, and what became of it. */
export const measurementProposal = z.object({
  _id: z.string(),
  maker: z.string(),
  figure: z.enum(FIGURES),
  unit: z.enum(LENGTH_UNITS),
  measuredOn: z.string(),
  note: z.string(),
  changes: z.array(change),
  status: z.enum(PROPOSAL_STATUSES),
  createdAt: moment,
  answeredAt: moment.nullable(),
});
export type MeasurementProposal = z.input<typeof measurementProposal>;
export type LoadedMeasurementProposal = z.output<typeof measurementProposal>;

/** What is known of the body that something is made or booked for; `frozen` is null for what was placed without. */
export const measured = z.object({
  /** Of the piece, or of the service. */
  title: z.string(),
  frozen: frozenMeasurements.nullable(),
  /** Newest first. */
  proposals: z.array(measurementProposal),
});
export type Measured = z.input<typeof measured>;
export type LoadedMeasured = z.output<typeof measured>;

/** What is still to be known of the wearer before a piece can be begun. */
export const wantedMeasurements = z.object({
  /** All that it needs. */
  needed: z.array(z.enum(MEASURE_NAMES)),
  /** What of that is not known; with nothing known at all it may be empty. */
  missing: z.array(z.enum(MEASURE_NAMES)),
  /** Of whom something is known; null when nothing is. */
  figure: z.enum(FIGURES).nullable(),
});
export type WantedMeasurements = z.input<typeof wantedMeasurements>;

/** The measurements of one line of an order. */
export const orderMeasurements = measured.extend({
  itemId: z.string(),
  partId: z.string(),
  /** Whom it is cut for, as of its product; null once that has gone. */
  gender: z.string().nullable(),
  /** All that it needs. */
  needed: z.array(z.enum(MEASURE_NAMES)),
  /** What its maker waits for; null when that is nothing, and once the work has begun. */
  wanted: wantedMeasurements.nullable(),
  /** Whether its customer can still replace what it is made from. */
  isReplaceable: z.boolean(),
  /** What it was to be made from before, the latest first. */
  replaced: z.array(z.object({ measurements: frozenMeasurements, replacedAt: moment })),
});
export type OrderMeasurements = z.input<typeof orderMeasurements>;
export type LoadedOrderMeasurements = z.output<typeof orderMeasurements>;

const named = z.object({ _id: z.string(), name: z.string() });
/** A proposal with what it was made for and whose measurements it would change. */
export const waitingProposal = measurementProposal.extend({
  about: z.object({ kind: z.enum(['order', 'booking']), _id: z.string(), number: z.string() }),
  /** Of the piece, or of the service. */
  title: z.string(),
  /** The profile that it goes by and an acceptance adds to; null when there is none. */
  profile: named.nullable(),
  /** Without one: profiles of the same figure that it may be kept in, and what it would change of each. */
  choices: z.array(named.extend({ changes: z.array(change) })),
});
export type WaitingProposal = z.input<typeof waitingProposal>;
export type LoadedWaitingProposal = z.output<typeof waitingProposal>;

/** An appointment at which somebody is measured for a part of an order, or tries it on. */
export const measuringAppointment = z.object({
  partId: z.string(),
  bookingId: z.string(),
  number: z.string(),
  /** What was booked. */
  title: z.string(),
  provider: z.string(),
  /** Who comes instead of the person who booked; null when that is nobody. */
  guest: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  /** Whether the maker comes to where it takes place. */
  isHomeVisit: z.boolean(),
  /** Where it takes place, at the maker’s or the customer’s; null for a video call, or where that is not said. */
  where: z.string().nullable(),
  /** Whether its time has passed, or it took place. */
  isOver: z.boolean(),
  /** Whether its maker has yet to confirm it. */
  isRequested: z.boolean(),
});
export type MeasuringAppointment = z.input<typeof measuringAppointment>;
export type LoadedMeasuringAppointment = z.output<typeof measuringAppointment>;

const profileId = z.object({ profileId: id });
const proposalId = z.object({ proposalId: id });
const profile = z.object({ profile: measurementProfile });

export const listMeasurements = endpoint({
  method: 'GET',
  path: '/api/measurements',
  access: 'signed-in',
  summary: 'The caller’s measurement profiles by name',
  response: z.object({ items: z.array(measurementProfile) }),
});
export const getMeasurements = endpoint({
  method: 'GET',
  path: '/api/measurements/:profileId',
  access: 'signed-in',
  summary: 'One of the caller’s profiles with its latest hundred versions, newest first',
  params: profileId,
  response: z.object({ profile: measurementProfile, history: z.array(pastVersion) }),
});
export const createMeasurements = endpoint({
  method: 'POST',
  path: '/api/measurements',
  access: 'signed-in',
  status: 201,
  summary: 'Keep the measurements of a person; unusual ones must be confirmed',
  body: measurementForm,
  response: profile,
});
export const changeMeasurements = endpoint({
  method: 'PUT',
  path: '/api/measurements/:profileId',
  access: 'signed-in',
  summary: 'Change a profile; other measurements make a new version, earlier ones stay',
  params: profileId,
  body: measurementChange,
  response: profile,
});
export const removeMeasurements = endpoint({
  method: 'DELETE',
  path: '/api/measurements/:profileId',
  access: 'signed-in',
  summary: 'Delete a profile with its history; orders keep what they are made from',
  params: profileId,
  response: messageResponse,
});
export const listProposals = endpoint({
  method: 'GET',
  path: '/api/measurements/proposals',
  access: 'signed-in',
  summary: 'Measurements that makers propose to the caller after a fitting',
  response: z.object({ items: z.array(waitingProposal) }),
});
export const acceptProposal = endpoint({
  method: 'POST',
  path: '/api/measurements/proposals/:proposalId/accept',
  access: 'signed-in',
  summary: 'Take proposed measurements over into a profile as a new version',
  params: proposalId,
  body: acceptForm,
  response: profile,
});
export const refuseProposal = endpoint({
  method: 'POST',
  path: '/api/measurements/proposals/:proposalId/refuse',
  access: 'signed-in',
  summary: 'Refuse proposed measurements; the profile stays as it is',
  params: proposalId,
  response: messageResponse,
});
