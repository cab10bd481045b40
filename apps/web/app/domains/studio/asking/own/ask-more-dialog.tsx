import { askMore, type DesignRequest } from '@adunni/contracts/studio/asking/requests';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { MakerChoice } from '../maker-choice.tsx';

interface Props {
  request: DesignRequest;
  /** How many more can be asked. */
  most: number;
  onClose: () => void;
}

/** Asks other makers for the same. */
export function AskMoreDialog({ request: { _id, makers }, most, onClose }: Props) {
  const [makerIds, setMakerIds] = useState<string[]>([]);
  return (
    <ChangeDialog
      title="Ask another maker"
      action="Send request"
      done="Request sent."
      fallback="Your request could not be sent. Please try again."
      isReady={makerIds.length > 0}
      change={() => callApi(askMore, { params: { requestId: _id }, body: { makerIds } })}
      onClose={onClose}
    >
      <MakerChoice picked={makerIds} onPick={setMakerIds} most={most} without={makers.map(({ maker }) => maker._id)} />
    </ChangeDialog>
  );
}
