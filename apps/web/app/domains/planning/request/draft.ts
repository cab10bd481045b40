import type { Sent } from '@adunni/contracts/endpoint';
import type { requestPlanning } from '@adunni/contracts/planning/cases';
import { getSession } from '../../../kit/session/stored-session.ts';
import { stored } from '../../../kit/storage/browser-storage.ts';

type Values = Sent<typeof requestPlanning>['body'];
/** A request as it is written: a number may still be missing. */
export type RequestDraft = Omit<Values, 'guests' | 'outfits'> & { guests: number | null; outfits: number | null };

const NAME = 'planning-request';

/** Nothing but what most say. */
export const emptyRequest = (): RequestDraft => ({
  ...{ level: 'full', kind: 'wedding', day: null, flexibility: 'fixed', city: '', venue: '' },
  ...{ guests: null, budget: 'unsure', cultures: '', faith: '', colours: '', outfits: 0 },
  ...{ vendorsBooked: [], vendorsNeeded: [], decisionMaker: '' },
  ...{ contactName: '', contactPhone: '', contactBy: 'message', notes: '' },
});

/**
 * What this device keeps of a request until it is sent. What was written signed out goes along with whoever signs in;
 * what a person wrote is shown to nobody else.
 */
export const keptRequest = {
  read(): Partial<RequestDraft> | null {
    const kept = JSON.parse(stored.read(NAME) ?? 'null') as { by: string | null; draft: RequestDraft } | null;
    const me = getSession()?._id ?? null;
    return kept && (kept.by === null || kept.by === me) ? kept.draft : null;
  },
  keep: (draft: RequestDraft): void => stored.keep(NAME, JSON.stringify({ by: getSession()?._id ?? null, draft })),
  drop: (): void => stored.drop(NAME),
};
