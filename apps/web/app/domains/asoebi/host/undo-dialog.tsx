import '@mantine/core/styles/Checkbox.css';
import { type HandedOrder, handOut, STAY_REASONS } from '@adunni/contracts/asoebi/production';
import type { Answer } from '@adunni/contracts/endpoint';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

interface Props {
  eventId: string;
  sets: HandedOrder['sets'];
  onClose: () => void;
}

/** Says that sets were not handed over after all. */
export function UndoDialog({ eventId, sets, onClose }: Props) {
  const [chosen, setChosen] = useState<string[]>(() => (sets.length === 1 ? sets.map(({ _id }) => _id) : []));
  return (
    <ChangeDialog<Answer<typeof handOut>>
      title="Undo handover?"
      action="Undo handover"
      done={({ moved, stayed: [stays] }) =>
        stays ? `Not changed: ${STAY_REASONS[stays.why]}.` : `${countOf(moved, 'set')} ready for collection again.`
      }
      fallback="We couldn’t save this."
      isReady={chosen.length > 0}
      change={() => callApi(handOut, { params: { eventId }, body: { setIds: chosen, isHandedOut: false } })}
      onClose={onClose}
    >
      <p>The sets are ready for collection again. Your name and the time stay on record.</p>
      {sets.map(({ _id, title, wearer }) => (
        <Checkbox
          key={_id}
          size="md"
          label={`${title} for ${wearer}`}
          checked={chosen.includes(_id)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen((before) => (checked ? [...before, _id] : before.filter((one) => one !== _id)))
          }
        />
      ))}
    </ChangeDialog>
  );
}
