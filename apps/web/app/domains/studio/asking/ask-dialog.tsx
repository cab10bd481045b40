import type { Look } from '@adunni/contracts/studio/asking/look';
import { askMakers } from '@adunni/contracts/studio/asking/requests';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { MakerChoice } from './maker-choice.tsx';
import type { Offer } from './offer.ts';

interface Props {
  /** What is asked for: as it is saved, or not saved yet. */
  design: { _id: string | null; name: string; recipe: Look['recipe'] };
  /** What makers ask for it by their price lists, the cheapest first. */
  offers: readonly Offer[];
  /** Whom to ask, proposed. */
  proposed: readonly string[];
  onClose: () => void;
}

/** Sends a design to up to three makers, and leads to the request. For who is logged in. */
export default function AskDialog({ design, offers, proposed, onClose }: Props) {
  const [makerIds, setMakerIds] = useState<string[]>([...proposed]);
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  return (
    <ChangeDialog
      title="Ask makers"
      action="Send request"
      done="Request sent."
      fallback="Your request could not be sent. Please try again."
      isReady={makerIds.length > 0}
      change={async () => {
        const { _id: designId, name: title, recipe } = design;
        const { request } = await callApi(askMakers, { body: { designId, title, recipe, words, makerIds } });
        await navigate(`/account/requests/${request._id}`);
      }}
      onClose={onClose}
    >
      <MakerChoice picked={makerIds} onPick={setMakerIds} offers={offers} />
      <ProseField
        label="Message (optional)"
        description="When you need it, what it is for, anything to keep in mind."
        value={words}
        onChange={setWords}
        maxLength={2000}
      />
    </ChangeDialog>
  );
}
