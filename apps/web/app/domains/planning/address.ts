import type { PlanningDesk, PlanningLevel } from '@adunni/contracts/planning/names';

export const PLANNING = '/cultural/planning';
export const COORDINATION = '/cultural/coordination';
export const CHECKLIST = `${PLANNING}/checklist`;

/** Where a package is asked for. */
export const requestPath = (level: PlanningLevel): string => `${PLANNING}/request?level=${level}`;
/** The page of a celebration that we plan. */
export const casePath = (caseId: string): string => `${PLANNING}/cases/${caseId}`;

/** The page of a desk among the staff’s. */
export const deskPath = (desk: PlanningDesk): string => `/admin/cultural/${desk}`;
/** The page of a case among the staff’s. */
export const staffCasePath = (caseId: string): string => `/admin/cultural/planning/cases/${caseId}`;
