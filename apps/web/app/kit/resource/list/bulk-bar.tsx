import type { Outcome, Resource } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../api/call-api.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { toast } from '../../toasts.ts';
import { offerUndo } from '../../undo/undo.tsx';
import { runAction } from '../resource-calls.ts';
import { nameOf } from '../shown.tsx';
import classes from './bulk-bar.module.css';
import type { ListAction, RowOf } from './list-options.ts';
import type { RowsProps } from './list-screen.tsx';

/** What can be done to the chosen rows; what became of each is told when one was refused. */
export function BulkBar<R extends Resource>({
  resource,
  options,
  selected,
  onDone,
}: RowsProps<R> & { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ rows: RowOf<R>[]; results: Outcome[] } | null>(null);
  const actions = Object.entries((options.actions ?? {}) as Record<string, ListAction>);

  async function act(name: string, action: ListAction, ids: string[]): Promise<void> {
    const results = await runAction(resource, name, ids);
    await revalidate();
    const done = results.filter(({ ok }) => ok).map(({ _id }) => _id);
    const message = `${done.length} ${done.length === 1 ? resource.one : resource.many} ${action.done}.`;
    const { undo } = action;
    if (done.length > 0 && undo) offerUndo('list', message, () => void takeBack(undo, done));
    else if (done.length > 0) toast('success', message);
    if (done.length < results.length) setRefused({ rows: selected, results });
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

  async function press(name: string, action: ListAction): Promise<void> {
    if (action.confirm) return setAsked(name);
    setBusy(name);
    try {
      await act(
        name,
        action,
        selected.map(({ _id }) => _id),
      );
    } catch (error) {
      toast('error', messageOf(error, 'Something went wrong. Please try again.'));
    } finally {
      setBusy(null);
    }
  }

  const question = actions.find(([name]) => name === asked);
  return (
    <section
      className={classes.bar}
      aria-label={`Selected ${resource.many}`}
      data-actions={`${selected.length} selected`}
    >
      <p>{selected.length} selected</p>
      {actions.map(([name, action]) => (
        <Button
          key={name}
          variant={action.isDestructive ? 'outline' : 'default'}
          {...(action.isDestructive && { color: 'red' })}
          loading={busy === name}
          disabled={busy !== null}
          onClick={() => press(name, action)}
        >
          {action.label}
        </Button>
      ))}
      {options.bulk?.(selected, onDone)}
      <Button variant="subtle" onClick={onDone}>
        Clear selection
      </Button>
      {question && (
        <ConfirmDialog
          title={`${question[1].label}: ${selected.length} ${selected.length === 1 ? resource.one : resource.many}`}
          action={question[1].label}
          isDestructive={question[1].isDestructive ?? false}
          onConfirm={() =>
            act(
              question[0],
              question[1],
              selected.map(({ _id }) => _id),
            )
          }
          onClose={() => setAsked(null)}
          fallback="Something went wrong. Please try again."
        >
          {question[1].confirm}
        </ConfirmDialog>
      )}
      {refused && <Results resource={resource} {...refused} onClose={() => setRefused(null)} />}
    </section>
  );
}

function Results<R extends Resource>(props: {
  resource: R;
  rows: RowOf<R>[];
  results: Outcome[];
  onClose: () => void;
}) {
  const { resource, rows, results, onClose } = props;
  const names = new Map(rows.map((row) => [row._id, nameOf(resource, row)]));
  return (
    <Dialog onClose={onClose} title="Results">
      <ul className={classes.results}>
        {results.map(({ _id, ok, message }) => (
          <li key={_id} data-ok={ok}>
            <strong>{names.get(_id) ?? resource.one}</strong> {ok ? 'Done' : message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
