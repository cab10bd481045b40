import type { Answer } from '@adunni/contracts/endpoint';
import { listTailors } from '@adunni/contracts/orders/work';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import type { Recipient } from '../../makers/public/message-dialog.tsx';

/** A tailor to choose, as the field names them. */
export interface Tailor {
  value: string;
  label: string;
  name: string;
  /** Where they work, what they have in hand and what they sew; nothing while the list does not know them. */
  about?: string;
  slug?: string;
  /** Where the pieces must be sent, when that is another country than the workshop’s. */
  abroad?: string | null;
}

interface Props {
  chosen: Tailor | null;
  onChoose: (tailor: Tailor | null) => void;
  /** The part that is to be sewn: tailors near its maker come first. */
  partId?: string;
  /** What the tailor does and sees. */
  description: string;
  /** Whoever sews it while no tailor is chosen. */
  own: string;
  /** What else holds once a tailor is chosen. */
  after: string;
  /** Opens a message to the chosen tailor; nothing for who is no workshop. */
  onMessage?: ((tailor: Recipient) => void) | undefined;
}

/** Stands for no tailor in the field. */
const OWN = 'own';

/** The field of a dialog that gives sewing to a tailor, with what to agree with them first. */
export function TailorField({ chosen, onChoose, partId, description, own, after, onMessage }: Props) {
  const [words, setWords] = useState('');
  // What stands in the field as the choice is not something to look for.
  const tailors = useTailors(partId, words === (chosen?.label ?? own) ? '' : words);
  const others = tailors.filter(({ value }) => value !== chosen?.value);
  const offered = chosen ? [chosen, ...others] : others;
  // Of who sews it already, the list knows where they are.
  const known = chosen && { ...chosen, ...tailors.find(({ value }) => value === chosen.value) };
  const { slug, name = '' } = known ?? {};
  return (
    <>
      <Select
        label="Tailor"
        description={description}
        size="md"
        data={[{ value: OWN, label: own }, ...offered]}
        value={chosen?.value ?? OWN}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(id) => onChoose(offered.find(({ value }) => value === id) ?? null)}
        onSearchChange={setWords}
        filter={({ options }) => options}
        renderOption={({ option }) => (
          <Offered name={option.label} about={offered.find(({ value }) => value === option.value)?.about} />
        )}
        nothingFoundMessage="No approved tailors found."
        searchable
        clearable={chosen !== null}
      />
      {known?.about && <Text size="sm">{known.about}</Text>}
      <Text>
        The tailor is notified and sees the work as soon as you save; they can’t decline it here. Nothing is paid
        through Adunni for it: agree their pay with them directly, before you assign it. {after}
      </Text>
      {onMessage && slug && (
        <Text>
          <button type="button" className={button.inline} onClick={() => onMessage({ slug, name })}>
            Message {name}
          </button>{' '}
          or see{' '}
          <Link to={`/makers/${slug}`} target="_blank">
            their workshop
          </Link>
          .
        </Text>
      )}
      <div role="status">{known?.abroad && <Text>{known.abroad}</Text>}</div>
    </>
  );
}

/** A tailor in the list: the name, and below it what speaks for them. */
function Offered({ name, about }: { name: string; about: string | undefined }) {
  return (
    <div>
      {name}
      {about && (
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      )}
    </div>
  );
}

type OfferedTailor = Answer<typeof listTailors>['items'][number];

const WHERE = { city: ', same city', state: ', same state', country: '', abroad: '' } as const;

/** `Surulere, Nigeria, same state · 2 orders in hand · Specialities: agbada, kaftans` */
function aboutTailor({ city, country, near, openParts, specialities }: OfferedTailor): string {
  const hand = openParts === 0 ? 'nothing in hand' : `${countOf(openParts, 'order')} in hand`;
  const sews = specialities.length > 0 && `Specialities: ${specialities.join(', ').toLowerCase()}`;
  return [`${city}, ${country}${near ? WHERE[near] : ''}`, hand, sews].filter(Boolean).join(' · ');
}

/** `Peckham Fit Room works in London, United Kingdom. The pieces must be sent there.` */
const abroadText = ({ name, city, country, near }: OfferedTailor): string | null =>
  near === 'abroad' ? `${name} works in ${city}, ${country}. The pieces must be sent there.` : null;

/** Approved tailors whose names begin with these words, the nearest first; none while they cannot be asked for. */
function useTailors(partId: string | undefined, words: string): Tailor[] {
  const [asked] = useDebouncedValue(words, 250);
  const [tailors, setTailors] = useState<Tailor[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    callApi(listTailors, { query: { q: asked, partId }, signal: leaving.signal }).then(
      ({ items }) =>
        setTailors(
          items.map((tailor) => ({
            ...{ value: tailor._id, label: tailor.name, about: aboutTailor(tailor), abroad: abroadText(tailor) },
            ...{ slug: tailor.slug, name: tailor.name },
          })),
        ),
      () => undefined,
    );
    return () => leaving.abort();
  }, [partId, asked]);

  return tailors;
}
