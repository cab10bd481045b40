/** The teams that people are hired for. */
export const TEAMS = {
  workshop: 'Workshop and quality',
  celebrations: 'Aso-ebi and events',
  care: 'Customer care',
  makers: 'Maker relations',
  technology: 'Technology',
  operations: 'Operations and finance',
} as const;
export type Team = keyof typeof TEAMS;
export const TEAM_NAMES = Object.keys(TEAMS) as [Team, ...Team[]];

/** How somebody is employed. */
export const JOB_KINDS = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Fixed-term contract',
  apprenticeship: 'Apprenticeship',
  internship: 'Internship',
} as const;
export type JobKind = keyof typeof JOB_KINDS;
export const JOB_KIND_NAMES = Object.keys(JOB_KINDS) as [JobKind, ...JobKind[]];

/** What a question of an application asks for. */
export const QUESTION_KINDS = {
  text: 'Text',
  choice: 'One of several answers',
  file: 'PDF or photo',
} as const;
export type QuestionKind = keyof typeof QUESTION_KINDS;
export const QUESTION_KIND_NAMES = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]];
