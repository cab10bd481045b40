import { z } from 'zod';
import { EVENT_KIND_NAMES } from '../asoebi/names.ts';
import { endpoint } from '../endpoint.ts';
import { dayIn } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { keptChecklist } from './forms.ts';
import { PLANNING_DESKS, PLANNING_LEVEL_NAMES } from './names.ts';

export const planningPackage = z.object({
  _id: z.string(),
  level: z.enum(PLANNING_LEVEL_NAMES),
  title: z.string(),
  summary: z.string(),
  contents: z.array(z.string()),
  priceFrom: moneyOut,
});
export type PlanningPackage = z.input<typeof planningPackage>;

export const coordinator = z.object({
  _id: z.string(),
  name: z.string(),
  title: z.string(),
  words: z.string(),
  cities: z.string(),
});
export type Coordinator = z.input<typeof coordinator>;

export const getPlanningDesk = endpoint({
  method: 'GET',
  path: '/api/planning/desks/:desk',
  access: 'public',
  summary: 'Packages of planning or of coordination, and who coordinates',
  params: z.object({ desk: z.enum(PLANNING_DESKS) }),
  response: z.object({ packages: z.array(planningPackage), coordinators: z.array(coordinator) }),
});
export const getChecklistIcs = endpoint({
  method: 'GET',
  path: '/api/planning/checklist.ics',
  access: 'public',
  summary: 'The checklist of a celebration as a calendar file, its dates counted back from the day',
  query: z.object({ kind: z.enum(EVENT_KIND_NAMES), day: dayIn() }),
  produces: 'text/calendar',
});
export const getKeptChecklist = endpoint({
  method: 'GET',
  path: '/api/planning/checklist',
  access: 'signed-in',
  summary: 'The checklist that the caller keeps',
  response: z.object({ checklist: keptChecklist.nullable() }),
});
export const keepChecklist = endpoint({
  method: 'PUT',
  path: '/api/planning/checklist',
  access: 'signed-in',
  summary: 'Keep a checklist: its celebration, its day and what is done',
  body: keptChecklist,
  response: z.object({ checklist: keptChecklist }),
});
