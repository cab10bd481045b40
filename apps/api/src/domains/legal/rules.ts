import { NOTICE_DAYS, SHOWN_HOURS } from '@adunni/contracts/legal/names';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';

/** What decides which of the published versions of a document holds. */
export interface PublishedVersion {
  _id: string;
  number: number;
  correction: number;
  effectiveAt: Date;
}

/** Later ones first; of two that begin together, the one that was counted later. */
export const laterFirst = (a: PublishedVersion, b: PublishedVersion): number =>
  b.effectiveAt.getTime() - a.effectiveAt.getTime() || b.number - a.number || b.correction - a.correction;

/** The one version that holds at a moment: the last that has begun by then; null before the first. */
export const inForceAt = <V extends PublishedVersion>(versions: readonly V[], at: Date): V | null =>
  versions.filter(({ effectiveAt }) => effectiveAt <= at).sort(laterFirst)[0] ?? null;

/** The version that is announced next; null when none is. */
export const nextAfter = <V extends PublishedVersion>(versions: readonly V[], at: Date): V | null =>
  versions.filter(({ effectiveAt }) => effectiveAt > at).sort((a, b) => laterFirst(b, a))[0] ?? null;

/** Whether terms may be recorded as shown: they hold, or did within the last day, while a page was open. */
export const mayHaveBeenShown = (versions: readonly PublishedVersion[], versionId: string, now: Date): boolean => {
  const shown = versions.find(({ _id }) => _id === versionId);
  if (!shown || shown.effectiveAt > now) return false;
  const ended = versions.filter((each) => each.effectiveAt <= now && each.number > shown.number);
  return ended.every(({ effectiveAt }) => now.getTime() - effectiveAt.getTime() <= SHOWN_HOURS * HOUR_MS);
};

/** What somebody said of a version. */
export interface Said {
  number: number;
  versionId: string;
  answer: 'accepted' | 'later' | 'seen';
  at: Date;
}

/** Whether a person is asked about the terms that hold; a correction of what they answered asks nobody. */
export const asksAbout = (inForce: PublishedVersion, said: readonly Said[]): boolean =>
  !said.some(({ number, answer }) => answer !== 'seen' && number >= inForce.number);

/** Whether a person has yet to be told of announced terms; those announced anew are told anew. */
export const announcesTo = (
  next: PublishedVersion & { publishedAt: Date },
  inForce: PublishedVersion | null,
  said: readonly Said[],
): boolean =>
  next.number !== inForce?.number &&
  !said.some(({ versionId, at }) => versionId === next._id && at >= next.publishedAt);

/** Whether a new version may begin then: terms only after the notice that they promise, unless they are the first. */
export const isAnnouncedInTime = (document: string, isFirst: boolean, startsAt: Date, now: Date): boolean =>
  document !== 'terms' || isFirst || startsAt.getTime() - now.getTime() >= NOTICE_DAYS * DAY_MS;
