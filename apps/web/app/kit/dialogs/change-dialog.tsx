import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FormProblem } from '../forms/form-problem.tsx';
import { useChange } from '../forms/use-change.ts';
import classes from './change-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface Props<T> {
  title: string;
  children: ReactNode;
  /** What the button says, and what is said afterwards, which may be made of the server’s answer. */
  action: string;
  done: string | ((answer: T) => string);
  fallback: string;
  /** What the button says that changes nothing, where another “Cancel” would be misread. */
  dismiss?: string;
  isDestructive?: boolean;
  isReady?: boolean;
  size?: string;
  change: () => Promise<T>;
  onClose: () => void;
}

/** A dialog in which something is changed; it stays open with all that was written when that fails. */
export function ChangeDialog<T>(props: Props<T>) {
  const {
    title,
    children,
    action,
    isDestructive = false,
    isReady = true,
    size = 'md',
    dismiss = 'Cancel',
    onClose,
  } = props;
  const { busy, problem, run } = useChange(props.done, props.fallback, onClose);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) void run(props.change);
  }

  return (
    <Dialog onClose={onClose} title={title} size={size}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {children}
          <FormProblem message={problem} />
          <div className={classes.buttons}>
            <Button size="md" variant="default" onClick={onClose}>
              {dismiss}
            </Button>
            <Button size="md" type="submit" {...(isDestructive && { color: 'red' })} loading={busy} disabled={!isReady}>
              {action}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
