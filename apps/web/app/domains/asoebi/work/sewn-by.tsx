import { assignSewing } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { MessageDialog, type Recipient } from '../../makers/public/message-dialog.tsx';
import { type Tailor, TailorField } from '../../orders/public/tailor-field.tsx';
import classes from './work.module.css';

/** Who sews the sets of a group, and the way to give that to a tailor. */
export function SewnBy({ work }: { work: MakerWork }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={classes.sewn}>
      <p>{sewnByText(work)}</p>
      {!work.isHandedOver && (
        <Button size="md" variant="default" onClick={() => setIsAsked(true)}>
          {work.tailor ? 'Change tailor' : 'Assign to a tailor'}
        </Button>
      )}
      {isAsked && <SewnByDialog work={work} onClose={() => setIsAsked(false)} />}
    </div>
  );
}

const sewnByText = ({ tailor, isHandedOver }: MakerWork): string =>
  tailor ? `${isHandedOver ? 'Sewn by' : 'Assigned to'} ${tailor.name}` : 'Not assigned to a tailor';

function SewnByDialog({ work: { _id, tailor, event, group }, onClose }: { work: MakerWork; onClose: () => void }) {
  const [chosen, setChosen] = useState<Tailor | null>(
    tailor && { value: tailor._id, label: tailor.name, name: tailor.name },
  );
  const [writesTo, setWritesTo] = useState<Recipient | null>(null);
  const tailorId = chosen?.value ?? null;
  if (writesTo)
    return (
      <MessageDialog
        maker={writesTo}
        about={group.name || event.title || 'Aso-ebi'}
        onClose={() => setWritesTo(null)}
      />
    );
  return (
    <ChangeDialog
      title={tailor ? 'Change tailor' : 'Assign to a tailor'}
      action="Save"
      done={tailorId ? 'Tailor assigned and notified.' : 'The sewing is assigned to you again.'}
      fallback="The tailor could not be assigned. Please try again."
      isReady={tailorId !== (tailor?._id ?? null)}
      change={() => callApi(assignSewing, { params: { invitationId: _id }, body: { tailorId } })}
      onClose={onClose}
    >
      <TailorField
        chosen={chosen}
        onChoose={setChosen}
        description="The tailor sees sizes and measurements, and moves sets until they are ready. They don’t see prices or addresses, and hand nothing over."
        own="No tailor"
        after="You can change the tailor later."
        onMessage={setWritesTo}
      />
    </ChangeDialog>
  );
}
