import { draftOf as keptInTab } from '../../../kit/forms/draft.ts';
import type { EventDraft } from './draft-form.ts';

/** What was written of an event and over which version of it, until the server has it. */
interface Unsaved {
  draft: EventDraft;
  version: number;
}

/** What this tab keeps of an event that did not reach the server, so that a reload loses nothing. */
export function unsavedDraft(eventId: string) {
  const { read, keep, drop } = keptInTab<Unsaved>(`aso-ebi:${eventId}`);
  return {
    /** What was kept over a version; null when the event is at another one by now. */
    read(version: number): EventDraft | null {
      const kept = read();
      return kept?.version === version ? kept.draft : null;
    },
    keep: (draft: EventDraft, version: number): void => keep({ draft, version }),
    drop,
  };
}
