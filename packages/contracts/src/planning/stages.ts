import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/**
 * Next stages of a planning case. Accepting a proposal and paying its first milestone lead on by themselves. `declined`
 * is what either side has said no to, and may be taken up again; `withdrawn` is over.
 */
export const PLANNING_STAGES = statuses({
  requested: { label: 'Requested', tone: 'waiting', next: ['in-conversation', 'proposed', 'declined', 'withdrawn'] },
  'in-conversation': { label: 'In conversation', tone: 'waiting', next: ['proposed', 'declined', 'withdrawn'] },
  proposed: { label: 'Proposal sent', tone: 'waiting', next: ['in-conversation', 'accepted', 'declined', 'withdrawn'] },
  accepted: { label: 'Accepted', tone: 'good', next: ['under-way', 'withdrawn'] },
  'under-way': { label: 'Under way', tone: 'good', next: ['done', 'withdrawn'] },
  done: { label: 'Done', tone: 'good', next: [] },
  declined: { label: 'Declined', tone: 'over', next: ['in-conversation'] },
  withdrawn: { label: 'Withdrawn', tone: 'over', next: [] },
});
export type PlanningStage = StatusOf<typeof PLANNING_STAGES>;
export const PLANNING_STAGE_NAMES = statusNames(PLANNING_STAGES);

/** Whether a case may go from one stage to another. */
export const canCaseBecome = (from: PlanningStage, to: PlanningStage): boolean =>
  (PLANNING_STAGES[from].next as readonly PlanningStage[]).includes(to);

/** Stages in which nothing is agreed yet: a customer may still withdraw. */
export const BEFORE_AGREEMENT = ['requested', 'in-conversation', 'proposed'] as const satisfies PlanningStage[];
/** Stages in which an accepted proposal is carried out. */
export const AGREED_STAGES = ['accepted', 'under-way', 'done'] as const satisfies PlanningStage[];
/** Stages of a case that somebody works on. */
export const LIVE_STAGES = [...BEFORE_AGREEMENT, 'accepted', 'under-way'] as const satisfies PlanningStage[];

/** Whether a stage is one of some. */
export const isStage = (stage: PlanningStage, of: readonly PlanningStage[]): boolean => of.includes(stage);

/**
 * How a version of a proposal stands. Only the newest is open; an edit makes another version, and nobody accepts what was
 * replaced. `expired` is an open one whose last day has passed.
 */
export const PROPOSAL_STATUSES = statuses({
  open: { label: 'Open', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'good' },
  declined: { label: 'Declined', tone: 'over' },
  replaced: { label: 'Replaced', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
});
export type ProposalStatus = StatusOf<typeof PROPOSAL_STATUSES>;
export const PROPOSAL_STATUS_NAMES = statusNames(PROPOSAL_STATUSES);
