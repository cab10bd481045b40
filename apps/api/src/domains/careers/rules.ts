import type { OpeningStatus } from '@adunni/contracts/careers/staff';
import { type ApplicationStage, BLIND_STAGES } from '@adunni/contracts/careers/stages';
import type { OpeningRow } from './tables.ts';

/** How an opening stands on a day of the shop. */
export function openingStatus(
  { publishedAt, closedAt, opensOn, closesOn }: Pick<OpeningRow, 'publishedAt' | 'closedAt' | 'opensOn' | 'closesOn'>,
  today: string,
): OpeningStatus {
  if (publishedAt === null) return 'draft';
  if (closedAt !== null || (closesOn !== null && closesOn < today)) return 'closed';
  return opensOn !== null && opensOn > today ? 'scheduled' : 'open';
}

/** The kind of every mail to an applicant, and how it says which application it is about, by which it is erased. */
export const APPLICATION_MAIL = 'application';
export const aboutApplication = (applicationId: string): Record<string, string> => ({ 'X-Reference': applicationId });

/** Whether name, contact and pictures of an application are hidden from staff. */
export const isBlind = (hidesNames: boolean, stage: ApplicationStage): boolean =>
  hidesNames && (BLIND_STAGES as readonly ApplicationStage[]).includes(stage);

/** Last characters of an id by which somebody without a name is told from others. */
const CODE = 4;

/** What an applicant is called while names are hidden: `Applicant 7F3A`. */
export const codeName = (applicationId: string): string => `Applicant ${applicationId.slice(-CODE).toUpperCase()}`;
