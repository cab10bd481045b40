import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../api/call-api.ts';
import { moment } from '../dates.ts';
import { toast } from '../toasts.ts';
import { offerUndo, UndoNote } from '../undo/undo.tsx';
import { Entries } from './entries.tsx';
import { Section } from './facts.tsx';

const PLACE = 'versions';

interface Props {
  /** The version of the record that was seen. */
  seen: number;
  /** Newest first. */
  versions: readonly { _id: string; number: number; title: string; by: string; at: string }[];
  /** Gives the record that was seen in a version the words of an earlier one; answers its next. Throws ApiError. */
  restore: (body: { version: number; number: number }) => Promise<{ version: number }>;
}

/** What a record said before, with who wrote it and when; any of it can be restored, and that undone. */
export function Versions({ seen, versions, restore }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const current = versions[0]?.number ?? 0;

  /** `undoTo` are the words that it had, where this can be undone. */
  async function giveBack(number: number, version: number, undoTo: number | null): Promise<void> {
    setBusy(true);
    try {
      const answer = await restore({ version, number });
      if (undoTo === null) toast('success', `Version ${number} restored.`);
      else offerUndo(PLACE, `Version ${number} restored.`, () => void giveBack(undoTo, answer.version, null));
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
                onClick={() => void giveBack(number, seen, current)}
              >
                Restore
              </Button>
            ),
        }))}
      />
    </Section>
  );
}
