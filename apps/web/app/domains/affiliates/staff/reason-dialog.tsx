import { useState } from 'react';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';

const MOST_REASON = 500;

interface Props<T> {
  title: string;
  action: string;
  /** Who reads the reason, and where. */
  description: string;
  done: string | ((answer: T) => string);
  fallback: string;
  decide: (reason: string) => Promise<T>;
  onClose: () => void;
}

/** Asks why something is taken from a partner, before it is. */
export function ReasonDialog<T>({ description, decide, ...props }: Props<T>) {
  const [reason, setReason] = useState('');
  const said = reason.trim();
  return (
    <ChangeDialog {...props} isDestructive isReady={said !== ''} change={() => decide(said)}>
      <ProseField
        label="Reason"
        description={description}
        maxLength={MOST_REASON}
        value={reason}
        onChange={setReason}
        required
      />
    </ChangeDialog>
  );
}
