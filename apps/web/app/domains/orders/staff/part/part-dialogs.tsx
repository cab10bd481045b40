import type { Answer } from '@adunni/contracts/endpoint';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import { acceptPart, assignTailor, cancelPart, declinePart, listTailors } from '@adunni/contracts/orders/work';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { stockText } from '../labels.ts';

/** What a change says which part it is about, as who changes it saw it. */
type Seen = Pick<StaffPart, '_id' | 'version'>;

interface Props<Part = Seen> {
  part: Part;
  onClose: () => void;
}

interface Numbered {
  /** Of the order, by which what was done is told afterwards. */
  number: string;
}

/** Accepts what was placed, with a word to the customer; of what is ready it says whether it is there. */
export function AcceptDialog({ part, number, onClose }: Props<Seen & Pick<StaffPart, 'kind'>> & Numbered) {
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title="Accept order"
      action="Accept"
      done={`Order ${number} accepted. The customer has been notified.`}
      fallback="The order could not be accepted. Please try again."
      change={() => callApi(acceptPart, { params: { partId: part._id }, body: { version: part.version, note } })}
      onClose={onClose}
    >
      {stockText(part.kind) && <Text>{stockText(part.kind)}</Text>}
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}

interface EndProps extends Props, Numbered {
  isDecline: boolean;
  /** What was paid for it, which goes back; null where the reader sees no money. */
  back: number | null;
  /** Whether that is a deposit. */
  isDeposit: boolean;
}

/** Ends a part: declines what was placed, or cancels what was accepted. What was paid for it goes back. */
export function EndDialog({ part, number, isDecline, back, isDeposit, onClose }: EndProps) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title={isDecline ? 'Decline order' : 'Cancel these items'}
      action={isDecline ? 'Decline and refund' : 'Cancel and refund'}
      dismiss="Keep order"
      done={isDecline ? `Order ${number} declined and refunded.` : `Items of ${number} cancelled and refunded.`}
      fallback="This could not be saved. Please try again."
      isDestructive
      isReady={reason.trim() !== ''}
      change={() =>
        callApi(isDecline ? declinePart : cancelPart, {
          params: { partId: part._id },
          body: { version: part.version, reason },
        })
      }
      onClose={onClose}
    >
      <Text>{refundText(back, isDeposit)} This can’t be undone.</Text>
      <ProseField
        label="Reason"
        description="Visible to the customer."
        value={reason}
        onChange={setReason}
        maxLength={400}
        required
      />
    </ChangeDialog>
  );
}

/** `The customer is refunded ₦84,000, the whole deposit.` */
function refundText(back: number | null, isDeposit: boolean): string {
  if (back === null) return 'The customer is refunded what they paid for these items.';
  if (back === 0) return 'Nothing has been paid for these items, so nothing is refunded.';
  return `The customer is refunded ${naira(back)}, ${isDeposit ? 'the whole deposit' : 'all that they paid for these items, tax and delivery included'}.`;
}

interface Tailor {
  value: string;
  label: string;
  /** Where the pieces must be sent, when that is another country than the workshop’s. */
  abroad?: string | null;
}

/** Gives the sewing of a part to a tailor, or takes it back. */
export function TailorDialog({ part, number, onClose }: Props<StaffPart> & Numbered) {
  const [chosen, setChosen] = useState<Tailor | null>(
    part.tailor ? { value: part.tailor._id, label: part.tailor.name } : null,
  );
  const [words, setWords] = useState('');
  // What stands in the field as the choice is not something to look for.
  const tailors = useTailors(part._id, words === chosen?.label ? '' : words);
  const others = tailors.filter(({ value }) => value !== chosen?.value);
  const tailorId = chosen?.value ?? null;
  // Of who sews it already, the list knows where they are.
  const abroad = chosen && (chosen.abroad ?? tailors.find(({ value }) => value === chosen.value)?.abroad);
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
      <Select
        label="Tailor"
        description="The tailor updates the stages from cutting to quality check. They don’t see prices."
        placeholder={`${part.maker.name} (no tailor)`}
        size="md"
        data={chosen ? [chosen, ...others] : others}
        value={tailorId}
        onChange={(_, tailor) => setChosen(tailor)}
        onSearchChange={setWords}
        filter={({ options }) => options}
        nothingFoundMessage="No approved tailors found."
        searchable
        clearable
      />
      <Text>
        Agree the work and their pay with the tailor first: Adunni pays them nothing, and they can’t decline here. You
        can change the tailor until the sewing is finished. They read the internal notes of this order.
      </Text>
      <div role="status">{abroad && <Text>{abroad}</Text>}</div>
    </ChangeDialog>
  );
}

type OfferedTailor = Answer<typeof listTailors>['items'][number];

const WHERE = { city: ', same city', state: ', same state', country: '', abroad: '' } as const;

/** `Surulere Seams: Surulere, Nigeria, same state, 2 orders in hand` */
const tailorLabel = ({ name, city, country, near, openParts }: OfferedTailor): string => {
  const hand = openParts === 0 ? 'nothing in hand' : `${openParts} ${openParts === 1 ? 'order' : 'orders'} in hand`;
  return `${name}: ${city}, ${country}${near ? WHERE[near] : ''}, ${hand}`;
};

/** `Peckham Fit Room works in London, United Kingdom. The pieces must be sent there.` */
const abroadText = ({ name, city, country, near }: OfferedTailor): string | null =>
  near === 'abroad' ? `${name} works in ${city}, ${country}. The pieces must be sent there.` : null;

/** Approved tailors whose names begin with these words, the nearest first; none while they cannot be asked for. */
function useTailors(partId: string, words: string): Tailor[] {
  const [asked] = useDebouncedValue(words, 250);
  const [tailors, setTailors] = useState<Tailor[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    callApi(listTailors, { query: { q: asked, partId }, signal: leaving.signal }).then(
      ({ items }) =>
        setTailors(
          items.map((tailor) => ({ value: tailor._id, label: tailorLabel(tailor), abroad: abroadText(tailor) })),
        ),
      () => undefined,
    );
    return () => leaving.abort();
  }, [partId, asked]);

  return tailors;
}
