import { type articleResource, restoreArticle } from '@adunni/contracts/help/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { toast } from '../../../kit/toasts.ts';
import { offerUndo, UndoNote } from '../../../kit/undo/undo.tsx';

const PLACE = 'help-article';
type Props = { article: RecordOf<typeof articleResource> };

/** What the article said before, with who wrote it and when; any of it can be restored, and that undone. */
export function Versions({ article: { _id, version, versions } }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const current = versions[0]?.number ?? 0;

  /** `seen` is the article’s version; `undoTo` the words that it had, where this can be undone. */
  async function restore(number: number, seen: number, undoTo: number | null): Promise<void> {
    setBusy(true);
    try {
      const answer = await callApi(restoreArticle, { params: { _id }, body: { version: seen, number } });
      if (undoTo === null) toast('success', `Version ${number} restored.`);
      else offerUndo(PLACE, `Version ${number} restored.`, () => void restore(undoTo, answer.version, null));
    } catch (error) {
      toast('error', messageOf(error, 'The version could not be restored. Please try again.'));
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  return (
    <Section title="Versions">
      <UndoNote place={PLACE} />
      <Entries
        empty="No versions yet."
        entries={versions.map(({ _id: key, number, title, by, at }) => ({
          key,
          title: `${number}. ${title}`,
          detail: `${by}, ${moment(at)}`,
          amount:
            number === current ? (
              'Current'
            ) : (
              <Button
                variant="default"
                disabled={busy}
                aria-label={`Restore version ${number}`}
                onClick={() => void restore(number, version, current)}
              >
                Restore
              </Button>
            ),
        }))}
      />
    </Section>
  );
}
