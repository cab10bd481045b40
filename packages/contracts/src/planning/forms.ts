import { z } from 'zod';
import { EVENT_KIND_NAMES } from '../asoebi/names.ts';
import { dayIn, id, line, personName, prose, version } from '../fields.ts';
import { phone } from '../identity/forms.ts';
import { moneyIn } from '../money-forms.ts';
import {
  BUDGET_BAND_NAMES,
  CONTACT_WAY_NAMES,
  FLEXIBILITY_NAMES,
  PLANNING_LEVEL_NAMES,
  TASK_OWNER_NAMES,
  VENDOR_KIND_NAMES,
} from './names.ts';

/** Longest message in a case. */
export const PLANNING_TEXT = 4000;
/** Most of what a proposal and a plan hold. */
export const MOST = { items: 60, shares: 12, tasks: 120, lines: 60, vendors: 60, run: 150 } as const;

const vendorKinds = z.array(z.enum(VENDOR_KIND_NAMES)).max(VENDOR_KIND_NAMES.length);

/** What somebody who wants us to plan tells us. */
export const planningRequest = z
  .object({
    level: z.enum(PLANNING_LEVEL_NAMES),
    kind: z.enum(EVENT_KIND_NAMES),
    day: dayIn('Please choose a day.').nullable(),
    flexibility: z.enum(FLEXIBILITY_NAMES),
    city: line(60),
    /** Empty when none is found yet. */
    venue: line(120, 0),
    guests: z.number('Please enter a number.').int().min(1, 'At least one guest.').max(20_000),
    budget: z.enum(BUDGET_BAND_NAMES),
    cultures: line(120, 0),
    faith: line(80, 0),
    colours: line(120, 0),
    vendorsBooked: vendorKinds,
    vendorsNeeded: vendorKinds,
    outfits: z.number('Please enter a number.').int().min(0).max(5000),
    decisionMaker: line(80),
    contactName: personName,
    contactPhone: phone,
    contactBy: z.enum(CONTACT_WAY_NAMES),
    notes: prose(PLANNING_TEXT),
  })
  .refine(({ day, flexibility }) => day !== null || flexibility === 'open', {
    path: ['day'],
    message: 'Please choose a day, or say that there is no date yet.',
  });
export type PlanningRequest = z.output<typeof planningRequest>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 14:30.');

/** One thing that a proposal offers. */
const proposalItem = z.object({ title: line(120), details: prose(1000), amount: moneyIn });
/** A share of a proposal’s total that is paid by a day; the first is the deposit, due on accepting when it has none. */
const proposalShare = z.object({
  title: line(80),
  percent: z.number().int().min(1, 'At least 1 percent.').max(100),
  dueOn: dayIn().nullable(),
});

/** A proposal as staff write it; sending it replaces the one before. */
export const proposalForm = z
  .object({
    /** The agreed day of the celebration. */
    day: dayIn('Please choose a day.'),
    items: z.array(proposalItem).min(1, 'At least one item.').max(MOST.items),
    shares: z.array(proposalShare).min(1, 'At least one milestone.').max(MOST.shares),
    /** The last day on which it can be accepted. */
    expiresOn: dayIn('Please choose a day.'),
    note: prose(PLANNING_TEXT),
  })
  .refine(({ shares }) => shares.reduce((sum, { percent }) => sum + percent, 0) === 100, {
    path: ['shares'],
    message: 'The milestones must come to 100 percent.',
  });
export type ProposalForm = z.output<typeof proposalForm>;

/** An entry of a case’s checklist; its id is made up by who writes it. */
const taskForm = z.object({
  _id: id,
  title: line(160),
  dueOn: dayIn().nullable(),
  owner: z.enum(TASK_OWNER_NAMES),
});
const budgetLine = z.object({ label: line(80), planned: moneyIn, actual: moneyIn.nullable() });
const vendorForm = z.object({
  kind: z.enum(VENDOR_KIND_NAMES),
  name: line(80),
  phone: line(24, 0),
  note: line(200, 0),
  isBooked: z.boolean(),
});
const runLine = z.object({ at: clock, title: line(160), who: line(80, 0) });

/** Checklist, budget, vendors and run sheet of a case, as staff keep them. */
export const planForm = z.object({
  tasks: z.array(taskForm).max(MOST.tasks),
  budget: z.array(budgetLine).max(MOST.lines),
  vendors: z.array(vendorForm).max(MOST.vendors),
  run: z.array(runLine).max(MOST.run),
});
export type PlanForm = z.output<typeof planForm>;

/** Where a case goes next by what staff decide; a reason is told to the customer. */
export const stageChange = z.object({
  version,
  stage: z.enum(['in-conversation', 'done', 'declined', 'withdrawn']),
  reason: prose(1000),
});
export type StageChange = z.output<typeof stageChange>;

/** A message in a case; files were uploaded before. */
export const planningMessage = z
  .object({ text: prose(PLANNING_TEXT), fileIds: z.array(id).max(6, 'At most 6 files.').default([]) })
  .refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, { path: ['text'], message: 'Required.' });

/** A package as staff write it: what is in it stands one to a line. */
export const planningPackageForm = z.object({
  level: z.enum(PLANNING_LEVEL_NAMES),
  title: line(80),
  summary: line(200),
  contents: prose(3000, 1),
  priceFrom: moneyIn,
  position: z.number().int().min(0).max(1000),
  isPublished: z.boolean(),
});
export type PlanningPackageForm = z.output<typeof planningPackageForm>;

/** Who of the staff coordinates, as everybody reads it. */
export const coordinatorForm = z.object({
  userId: id,
  title: line(80),
  words: line(300),
  cities: line(120),
  position: z.number().int().min(0).max(1000),
  isPublished: z.boolean(),
});
export type CoordinatorForm = z.output<typeof coordinatorForm>;

/** Who works on a case. */
export const assignment = z.object({ assigneeId: id.nullable() });

/** What somebody keeps of the public checklist. */
export const keptChecklist = z.object({
  kind: z.enum(EVENT_KIND_NAMES),
  day: dayIn(),
  done: z.array(line(40)).max(60),
});
