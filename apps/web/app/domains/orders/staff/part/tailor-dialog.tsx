import type { Answer } from '@adunni/contracts/endpoint';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import { assignTailor, listTailors } from '@adunni/contracts/orders/work';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';

interface Props {
  part: StaffPart;
  /** Of the order. */
  number: string;
  onClose: () => void;
}

interface Tailor {
  value: string;
  label: string;
  slug: string;
  name: string;
  /** Where the pieces must be sent, when that is another country than the workshop’s. */
  abroad?: string | null;
}

/** Gives the sewing of a part to a tailor, or takes it back. */
export function TailorDialog({ part, number, onClose }: Props) {
  const [chosen, setChosen] = useState<Tailor | null>(
    part.tailor ? { value: part.tailor._id, label: part.tailor.name, ...part.tailor } : null,
  );
  const [words, setWords] = useState('');
  // What stands in the field as the choice is not something to look for.
  const tailors = useTailors(part._id, words === chosen?.label ? '' : words);
  const others = tailors.filter(({ value }) => value !== chosen?.value);
  const offered = chosen ? [chosen, ...others] : others;
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
        data={offered}
        value={tailorId}
        onChange={(id) => setChosen(offered.find(({ value }) => value === id) ?? null)}
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
      {chosen && part.viewer === 'maker' && (
        <Text>
          <Link to={`/messages/new?maker=${chosen.slug}`}>Message {chosen.name}</Link> or see{' '}
          <Link to={`/makers/${chosen.slug}`}>their workshop</Link>.
        </Text>
      )}
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
          items.map((tailor) => ({
            ...{ value: tailor._id, label: tailorLabel(tailor), abroad: abroadText(tailor) },
            ...{ slug: tailor.slug, name: tailor.name },
          })),
        ),
      () => undefined,
    );
    return () => leaving.abort();
  }, [partId, asked]);

  return tailors;
}
