import type { PlanForm, PlanningRequest, ProposalForm } from '@adunni/contracts/planning/forms';
import { PLANNING_LEVEL_NAMES, TASK_OWNER_NAMES } from '@adunni/contracts/planning/names';
import { PLANNING_STAGE_NAMES } from '@adunni/contracts/planning/stages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

export const planningStage = pgEnum('planning_stage', PLANNING_STAGE_NAMES);

/** Feeds the readable number of a case; gaps are fine. */
export const planningNumbers = pgSequence('planning_numbers', { startWith: 1 });

/** What people can choose from, as staff write it. */
export const planningPackages = pgTable('planning_packages', {
  _id: key(),
  level: text('level', { enum: PLANNING_LEVEL_NAMES }).notNull(),
  title: text('title').notNull().unique(),
  summary: text('summary').notNull(),
  /** One to a line. */
  contents: text('contents').notNull(),
  priceFrom: money('price_from').notNull(),
  position: integer('position').notNull(),
  isPublished: boolean('is_published').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** Who of the staff coordinates, as everybody reads it. */
export const planningCoordinators = pgTable('planning_coordinators', {
  _id: key(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users._id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  words: text('words').notNull(),
  cities: text('cities').notNull(),
  position: integer('position').notNull(),
  isPublished: boolean('is_published').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** A celebration that somebody asked us to plan or to coordinate. What is said of it lies in conversations. */
export const planningCases = pgTable(
  'planning_cases',
  {
    _id: key(),
    number: text('number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    assigneeId: uuid('assignee_id').references(() => users._id),
    stage: planningStage('stage').notNull().default('requested'),
    level: text('level', { enum: PLANNING_LEVEL_NAMES }).notNull(),
    /** The day that was asked for, then the one that was agreed. */
    day: date('day'),
    /** What was asked for, as it was sent. */
    request: jsonb('request').$type<PlanningRequest>().notNull(),
    /** What is kept once it is agreed, beside its tasks. */
    plan: jsonb('plan').$type<StoredPlan>().notNull().default({ budget: [], vendors: [], run: [] }),
    /** Why it was declined or withdrawn. */
    reason: text('reason').notNull().default(''),
    /** Until when we answer; null once we have. */
    answerDueAt: moment('answer_due_at'),
    /** When staff were told that an answer is late. */
    lateToldAt: moment('late_told_at'),
    /** Makes a request that is sent again the same request. */
    formKey: text('form_key').notNull(),
    formHash: text('form_hash').notNull(),
    version: integer('version').notNull().default(1),
    stageAt: moment('stage_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('planning_cases_form').on(t.userId, t.formKey),
    index('planning_cases_newest').on(t.createdAt, t._id),
    index('planning_cases_day').on(t.day, t._id),
    index('planning_cases_stage').on(t.stage, t.stageAt),
    index('planning_cases_assignee').on(t.assigneeId),
    index('planning_cases_answer').on(t.answerDueAt).where(sql`${t.answerDueAt} is not null`),
  ],
);
export type CaseRow = typeof planningCases.$inferSelect;
/** Budget, vendors and run sheet of a case. */
export type StoredPlan = Omit<PlanForm, 'tasks'>;

/** A version of a proposal: it is never changed, only answered or replaced. */
export const planningProposals = pgTable(
  'planning_proposals',
  {
    _id: key(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => planningCases._id),
    /** From 1 on. */
    number: integer('number').notNull(),
    status: text('status', { enum: ['open', 'accepted', 'declined', 'replaced'] })
      .notNull()
      .default('open'),
    words: jsonb('words').$type<ProposalForm>().notNull(),
    total: money('total').notNull(),
    expiresOn: date('expires_on').notNull(),
    authorId: uuid('author_id').references(() => users._id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    unique('planning_proposals_number').on(t.caseId, t.number),
    // Only the newest can be accepted, and one only ever was.
    uniqueIndex('planning_proposals_open').on(t.caseId).where(sql`${t.status} = 'open'`),
    uniqueIndex('planning_proposals_accepted').on(t.caseId).where(sql`${t.status} = 'accepted'`),
  ],
);
export type ProposalRow = typeof planningProposals.$inferSelect;

/** What is paid of an accepted proposal, one after the other. */
export const planningMilestones = pgTable(
  'planning_milestones',
  {
    _id: key(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => planningCases._id),
    /** Whose the case is, as payments are found by it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    /** `PLN-2026-000123/1`. */
    number: text('number').notNull().unique(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    amount: money('amount').notNull(),
    /** Null when it is due since accepting. */
    dueOn: date('due_on'),
    paidAt: moment('paid_at'),
    refunded: money('refunded').notNull().default(sql`0`),
    /** When its customer was reminded of it. */
    remindedAt: moment('reminded_at'),
  },
  (t) => [
    unique('planning_milestones_position').on(t.caseId, t.position),
    index('planning_milestones_due').on(t.dueOn).where(sql`${t.paidAt} is null`),
    check('planning_milestones_amounts', sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
  ],
);
export type MilestoneRow = typeof planningMilestones.$inferSelect;

/** The checklist of an agreed case. */
export const planningTasks = pgTable(
  'planning_tasks',
  {
    _id: key(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => planningCases._id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    dueOn: date('due_on'),
    owner: text('owner', { enum: TASK_OWNER_NAMES }).notNull(),
    doneAt: moment('done_at'),
  },
  (t) => [index('planning_tasks_case').on(t.caseId, t.position)],
);
export type TaskRow = typeof planningTasks.$inferSelect;

/** The public checklist as somebody keeps it. */
export const planningChecklists = pgTable('planning_checklists', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  kind: text('kind').$type<PlanningRequest['kind']>().notNull(),
  day: date('day').notNull(),
  done: text('done').array().notNull().default(sql`'{}'`),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
