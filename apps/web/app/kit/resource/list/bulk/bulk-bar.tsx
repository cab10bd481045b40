import type { Resource } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../api/call-api.ts';
import { ConfirmDialog } from '../../../dialogs/confirm-dialog.tsx';
import { toast } from '../../../toasts.ts';
import { offerUndo } from '../../../undo/undo.tsx';
import { runAction } from '../../resource-calls.ts';
import type { RowOf } from '../list-options.ts';
import type { RowsProps } from '../list-screen.tsx';
import classes from './bulk-bar.module.css';
import { type Offer, offersFor } from './offers.ts';
import type { Refused } from './results.tsx';

/** What can be done to the chosen rows; what became of each is told when one was refused. */
export function BulkBar<R extends Resource>({
  resource,
  options,
  selected,
  onDone,
  onRefused,
}: RowsProps<R> & { onDone: () => void; onRefused: (refused: Refused<R>) => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const actions = offersFor<RowOf<R>>(options.actions ?? {}, selected);

  async function act({ name, action, rows }: Offer<RowOf<R>>): Promise<void> {
    const results = await runAction(
      resource,
      name,
      rows.map(({ _id }) => _id),
    );
    await revalidate();
    const done = results.filter(({ ok }) => ok).map(({ _id }) => _id);
    const message = `${done.length} ${done.length === 1 ? resource.one : resource.many} ${action.done}.`;
    const { undo } = action;
    if (done.length > 0 && undo) offerUndo('list', message, () => void takeBack(undo, done));
    else if (done.length > 0) toast('success', message);
    if (done.length < results.length) onRefused({ rows, results });
    else onDone();
  }

  async function takeBack(name: string, ids: string[]): Promise<void> {
    try {
      await runAction(resource, name, ids);
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, 'That could not be undone. Please try again.'));
    }
  }

  async function press(offer: Offer<RowOf<R>>): Promise<void> {
    if (offer.action.confirm) return setAsked(offer.name);
    setBusy(offer.name);
    try {
      await act(offer);
    } catch (error) {
      toast('error', messageOf(error, 'Something went wrong. Please try again.'));
    } finally {
      setBusy(null);
    }
  }

  const question = actions.find(({ name }) => name === asked);
  return (
    <section
      className={classes.bar}
      aria-label={`Selected ${resource.many}`}
      data-actions={`${selected.length} selected`}
    >
      <p>{selected.length} selected</p>
      {actions.map((offer) => (
        <Button
          key={offer.name}
          variant={offer.action.isDestructive ? 'outline' : 'default'}
          {...(offer.action.isDestructive && { color: 'red' })}
          loading={busy === offer.name}
          disabled={busy !== null}
          onClick={() => press(offer)}
        >
          {offer.action.label}
          {offer.rows.length < selected.length && ` ${offer.rows.length} of ${selected.length}`}
        </Button>
      ))}
      {options.bulk?.(selected, { onDone, onRefused: (results) => onRefused({ rows: selected, results }) })}
      <Button variant="subtle" onClick={onDone}>
        Clear selection
      </Button>
      {question && (
        <ConfirmDialog
          title={`${question.action.label}: ${question.rows.length} ${question.rows.length === 1 ? resource.one : resource.many}`}
          action={question.action.label}
          isDestructive={question.action.isDestructive ?? false}
          onConfirm={() => act(question)}
          onClose={() => setAsked(null)}
          fallback="Something went wrong. Please try again."
        >
          {question.action.confirm}
        </ConfirmDialog>
      )}
    </section>
  );
}
