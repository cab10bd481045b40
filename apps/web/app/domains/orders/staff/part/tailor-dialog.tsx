import type { StaffPart } from '@adunni/contracts/orders/staff';
import { assignTailor } from '@adunni/contracts/orders/work';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { MessageDialog, type Recipient } from '../../../makers/public/message-dialog.tsx';
import { type Tailor, TailorField } from '../../public/tailor-field.tsx';

interface Props {
  part: StaffPart;
  /** Of the order. */
  number: string;
  onClose: () => void;
}

/** Gives the sewing of a part to a tailor, or takes it back. */
export function TailorDialog({ part, number, onClose }: Props) {
  const [chosen, setChosen] = useState<Tailor | null>(
    part.tailor ? { value: part.tailor._id, label: part.tailor.name, ...part.tailor } : null,
  );
  const [writesTo, setWritesTo] = useState<Recipient | null>(null);
  const tailorId = chosen?.value ?? null;
  if (writesTo) return <MessageDialog maker={writesTo} about={number} onClose={() => setWritesTo(null)} />;
  return (
    <ChangeDialog
      title={part.tailor ? 'Change tailor' : 'Assign to a tailor'}
      action="Save"
      done={
        tailorId ? `Tailor assigned to ${number} and notified.` : `The sewing of ${number} is assigned to you again.`
      }
      fallback="The tailor could not be assigned. Please try again."
      isReady={tailorId !== (part.tailor?._id ?? null)}
      change={() => callApi(assignTailor, { params: { partId: part._id }, body: { version: part.version, tailorId } })}
      onClose={onClose}
    >
      <TailorField
        partId={part._id}
        chosen={chosen}
        onChoose={setChosen}
        description="The tailor updates the stages from cutting to quality check. They don’t see prices."
        own={`${part.maker.name} (no tailor)`}
        after="You can change the tailor until the quality check starts. They read the internal notes of this order."
        onMessage={part.viewer === 'maker' ? setWritesTo : undefined}
      />
    </ChangeDialog>
  );
}
