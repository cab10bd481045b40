import {
  moveOutfit,
  needsReason,
  OUTFIT_MOVES,
  type OutfitRecord,
  type OutfitStatus,
} from '@adunni/contracts/tryon/staff-outfits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';

interface Props {
  record: OutfitRecord;
  version: number;
}

/** What the button of a move says, and what is said afterwards. */
const MOVES: Readonly<Record<OutfitStatus, readonly [action: string, done: string]>> = {
  draft: ['Send back', 'Outfit sent back to its maker.'],
  submitted: ['Submit for review', 'Outfit submitted for review.'],
  checked: ['Mark as checked', 'Outfit marked as checked.'],
  live: ['Publish', 'Outfit is live.'],
  withdrawn: ['Withdraw', 'Outfit withdrawn.'],
};

/** Leads an outfit from one status to the next, asking why where it goes back. */
export function StatusMoves({ record, version }: Props) {
  const [to, setTo] = useState<OutfitStatus | null>(null);
  return (
    <>
      {OUTFIT_MOVES[record.status].map((status, index) => (
        <Button key={status} data-actions="" variant={index === 0 ? 'filled' : 'default'} onClick={() => setTo(status)}>
          {MOVES[status][0]}
        </Button>
      ))}
      {to && <MoveDialog record={record} version={version} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

function MoveDialog({ record, version, to, onClose }: Props & { to: OutfitStatus; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const asks = needsReason(record.status, to);
  const [action, done] = MOVES[to];
  return (
    <ChangeDialog
      title={`${action}: ${record.product.name}`}
      action={action}
      done={done}
      fallback="The status could not be changed. Please try again."
      isDestructive={to === 'withdrawn'}
      isReady={!asks || reason.trim() !== ''}
      change={() => callApi(moveOutfit, { params: { _id: record._id }, body: { version, status: to, reason } })}
      onClose={onClose}
    >
      {to === 'live' && <p>Premium customers can try it on at once.</p>}
      {to === 'withdrawn' && <p>It can’t be tried on any more.</p>}
      {asks && (
        <ProseField
          label="Reason"
          description="Sent to the maker and shown on this page."
          required
          maxLength={300}
          value={reason}
          onChange={setReason}
        />
      )}
    </ChangeDialog>
  );
}
