import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, version } from '../fields.ts';
import { MAKER_ROLES } from '../roles.ts';
import { plan, planningCase, planTask, requestedCase } from './cases.ts';
import { planForm } from './forms.ts';
import { PLANNING_STAGE_NAMES } from './stages.ts';

const shown = {
  _id: z.string(),
  number: z.string(),
  customer: z.string(),
  stage: planningCase.shape.stage,
};

/** A case on the board of a maker who coordinates it. */
const coordinatedCard = z.object({
  ...shown,
  ...requestedCase.pick({ kind: true, day: true, city: true, guests: true }).shape,
});
export type CoordinatedCard = z.input<typeof coordinatedCard>;

/** A case as a maker works on it who coordinates it: nothing of what it costs, nor of what is written with its customer. */
const coordinatedCase = z.object({
  ...shown,
  ...requestedCase.omit({ budget: true, decisionMaker: true }).shape,
  tasks: z.array(planTask),
  vendors: plan.shape.vendors,
  run: plan.shape.run,
  version: z.number(),
});
export type CoordinatedCase = z.input<typeof coordinatedCase>;
export type LoadedCoordinatedCase = z.output<typeof coordinatedCase>;

const byCase = z.object({ caseId: id });

export const getCoordinatedBoard = endpoint({
  method: 'GET',
  path: '/api/planning/coordinated',
  access: MAKER_ROLES,
  summary: 'Live planning cases that are assigned to the caller, a maker who coordinates, by their stage',
  response: z.object({
    columns: z.array(z.object({ stage: z.enum(PLANNING_STAGE_NAMES), cards: z.array(coordinatedCard) })),
  }),
});
export const getCoordinatedCase = endpoint({
  method: 'GET',
  path: '/api/planning/coordinated/:caseId',
  access: MAKER_ROLES,
  summary: 'One of those planning cases, without what it costs',
  params: byCase,
  response: z.object({ case: coordinatedCase }),
});
export const saveRunSheet = endpoint({
  method: 'PUT',
  path: '/api/planning/coordinated/:caseId/run-sheet',
  access: MAKER_ROLES,
  summary: 'Save the run sheet of one of those planning cases',
  params: byCase,
  body: z.object({ version, run: planForm.shape.run }),
  response: z.object({ case: coordinatedCase }),
});
export const tickCoordinatedTask = endpoint({
  method: 'POST',
  path: '/api/planning/coordinated/:caseId/tasks/:taskId',
  access: MAKER_ROLES,
  summary: 'Tick an entry of the checklist that is the coordinator’s, or take the tick away',
  params: byCase.extend({ taskId: id }),
  body: z.object({ isDone: z.boolean() }),
  response: z.object({ case: coordinatedCase }),
});
