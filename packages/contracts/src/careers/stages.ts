import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** How far an application is. Staff move it freely, also back; who has withdrawn applies anew. */
export const APPLICATION_STAGES = statuses({
  new: { label: 'New', tone: 'waiting' },
  screening: { label: 'Screening', tone: 'waiting' },
  interview: { label: 'Interview', tone: 'waiting' },
  offer: { label: 'Offer', tone: 'good' },
  hired: { label: 'Hired', tone: 'good' },
  declined: { label: 'Declined', tone: 'over' },
  withdrawn: { label: 'Withdrawn', tone: 'over' },
});
export type ApplicationStage = StatusOf<typeof APPLICATION_STAGES>;
export const APPLICATION_STAGE_NAMES = statusNames(APPLICATION_STAGES);

/** Stages that staff move an application to. */
export const MOVED_STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'declined'] as const;
export type MovedStage = (typeof MOVED_STAGES)[number];

/** Stages in which it is decided: what is kept of a person is erased a year later. */
export const DECIDED_STAGES = ['hired', 'declined', 'withdrawn'] as const satisfies ApplicationStage[];
export const isDecided = (stage: ApplicationStage): boolean =>
  (DECIDED_STAGES as readonly ApplicationStage[]).includes(stage);

/** Stages in which a name may be hidden, so that applications are compared by what they say. */
export const BLIND_STAGES = ['new', 'screening'] as const satisfies ApplicationStage[];

/** What the applicant reads. */
export const STAGE_WORDS: Record<ApplicationStage, string> = {
  new: 'Received',
  screening: 'Being read',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Not selected',
  withdrawn: 'Withdrawn',
};

/** For how long an application is kept after it was decided, in months. *(est.)* */
export const KEPT_MONTHS = 12;
