import type { Publication } from '@adunni/contracts/studio/designs';
import { DESIGN_MOVES, type DesignRecord, moveDesign, needsReason } from '@adunni/contracts/studio/staff-designs';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';

interface Props {
  record: DesignRecord;
  version: number;
}

/** What the button of a move says, and what is said afterwards. */
const MOVES: Readonly<Partial<Record<Publication, readonly [action: string, done: string]>>> = {
  published: ['Publish', 'Design published. The customer has been notified.'],
  declined: ['Decline', 'Design declined. The customer has been notified.'],
  removed: ['Remove', 'Design removed. The customer has been notified.'],
};

/** What staff decide about a design. */
export function DesignMoves({ record, version }: Props) {
  const [to, setTo] = useState<Publication | null>(null);
  return (
    <>
      {DESIGN_MOVES[record.status].map((status, index) => (
        <Button key={status} data-actions="" variant={index === 0 ? 'filled' : 'default'} onClick={() => setTo(status)}>
          {MOVES[status]?.[0]}
        </Button>
      ))}
      {to && <MoveDialog record={record} version={version} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

function MoveDialog({ record, version, to, onClose }: Props & { to: Publication; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const asks = needsReason(to);
  const [action = '', done = ''] = MOVES[to] ?? [];
  return (
    <ChangeDialog
      title={`${action}: ${record.name}`}
      action={action}
      done={done}
      fallback="The status could not be changed. Please try again."
      isDestructive={to === 'removed'}
      isReady={!asks || reason.trim() !== ''}
      change={() => callApi(moveDesign, { params: { _id: record._id }, body: { version, status: to, reason } })}
      onClose={onClose}
    >
      {to === 'published' && <p>Everybody can see it at once, with the customer’s first name.</p>}
      {to === 'removed' && <p>It leaves the gallery, and its link stops working.</p>}
      {asks && (
        <ProseField
          label="Reason"
          description="Sent to the customer and shown on this page."
          required
          maxLength={300}
          value={reason}
          onChange={setReason}
        />
      )}
    </ChangeDialog>
  );
}
