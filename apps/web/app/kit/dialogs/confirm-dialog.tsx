import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/call-api.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** What the button that goes through with it says. */
  action: string;
  /** What the button that does not says. */
  otherwise?: string;
  /** Whether something is lost by it; its button is red. */
  isDestructive?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Shown when it fails and the server says nothing. */
  fallback: string;
}

/** Asks before something that cannot be taken back, and stays open with the reason when it fails. */
export function ConfirmDialog(props: Props) {
  const { title, children, action, otherwise = 'Cancel', isDestructive = true, onConfirm, onClose, fallback } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(messageOf(error, fallback));
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <div>{children}</div>
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {otherwise}
          </Button>
          <Button {...(isDestructive && { color: 'red' })} loading={busy} onClick={confirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
