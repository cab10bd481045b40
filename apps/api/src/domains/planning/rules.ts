import type { DatedEntry } from '@adunni/contracts/planning/checklist';
import type { PlanningStage, ProposalStatus } from '@adunni/contracts/planning/stages';
import { shopDay } from '../../kit/shop-days.rules.ts';

/** The kind under which cases are spoken about. */
export const PLANNING = 'planning';

/** The page of a case, for its customer. */
export const casePath = (caseId: string): string => `/cultural/planning/cases/${caseId}`;
/** Where somebody who has paid a milestone comes back to, which leads to its case. */
export const milestonePath = (milestoneId: string): string => `/cultural/planning/milestones/${milestoneId}`;
/** The page of a case, for staff. */
export const staffCasePath = (caseId: string): string => `/admin/cultural/planning/cases/${caseId}`;

/** Working days within which a request is answered. */
export const ANSWER_DAYS = 2;

/** How a version of a proposal stands at a moment: an open one counts until its last day has ended in Lagos. */
export const proposalStatus = (
  { status, expiresOn }: { status: Exclude<ProposalStatus, 'expired'>; expiresOn: string },
  now: Date,
): ProposalStatus => (status === 'open' && expiresOn < shopDay(now) ? 'expired' : status);

/** What a case has from the moment on when it gets another stage. */
export const stageValues = (stage: PlanningStage, now: Date) => ({ stage, stageAt: now, answerDueAt: null });

/** The checklist that an agreed case begins with. */
export const firstTasks = (entries: readonly DatedEntry[]) =>
  entries.map(({ title, dueOn, owner }, position) => ({ title, dueOn, owner, position }));
