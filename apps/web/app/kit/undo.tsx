import { Button } from '@mantine/core';
import { dismissToast, toast } from './toasts.ts';
import classes from './undo.module.css';

/** How long an undo is offered, in ms: long enough to read, reach and press. */
const UNDO_MS = 8000;

/** Says what was done and offers to undo it, for as long as the toast stays. */
export function offerUndo(message: string, undo: () => void): void {
  const id = toast(
    'success',
    <span className={classes.row}>
      {message}
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          dismissToast(id);
          undo();
        }}
      >
        Undo
      </Button>
    </span>,
    UNDO_MS,
  );
}
