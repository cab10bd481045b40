import type { Block } from '@adunni/contracts/blog/document-forms';
import { listProducts } from '@adunni/contracts/catalog/catalog';
import { listMakers } from '@adunni/contracts/makers/makers';
import { listServices } from '@adunni/contracts/services/services';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { callApi } from '../../../../../kit/api/call-api.ts';
import { Dialog } from '../../../../../kit/dialogs/dialog.tsx';

type Card = Extract<Block, { kind: 'card' }>;
interface Found {
  value: string;
  label: string;
}

const WAIT_MS = 250;
const MOST = 12;
/** As many makers as one call gives; their list is not searched by words. */
const ALL = 100;

/** How each kind is called and found. */
const KINDS: Record<Card['of'], { label: string; find: (q: string) => Promise<Found[]> }> = {
  product: {
    label: 'Product',
    find: async (q) =>
      (await callApi(listProducts, { query: { q, limit: MOST } })).items.map(({ _id, title, maker }) => ({
        ...{ value: _id, label: `${title}, ${maker.name}` },
      })),
  },
  maker: {
    label: 'Maker',
    find: async (q) =>
      (await callApi(listMakers, { query: { limit: ALL } })).items
        .map(({ _id, name, city }) => ({ value: _id, label: `${name}, ${city}` }))
        .filter(({ label }) => label.toLowerCase().includes(q.toLowerCase())),
  },
  service: {
    label: 'Service',
    find: async (q) =>
      (await callApi(listServices, { query: { q, limit: MOST } })).items.map(({ _id, title, maker }) => ({
        ...{ value: _id, label: `${title}, ${maker.name}` },
      })),
  },
};

interface Props {
  onClose: () => void;
  onChosen: (card: Card, name: string) => void;
}

/** Chooses a product, a maker or a service that a post shows as a card. */
export function CardDialog({ onClose, onChosen }: Props) {
  const [of, setOf] = useState<Card['of']>('product');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [chosen, setChosen] = useState<Found | null>(null);
  const search = useDebouncedCallback(async (q: string) => {
    // What cannot be found for want of a connection is found by the next letter typed.
    setFound(await KINDS[of].find(q).catch(() => []));
  }, WAIT_MS);

  return (
    <Dialog onClose={onClose} title="Add a card">
      <Stack>
        <Select
          label="Kind"
          data={Object.entries(KINDS).map(([value, { label }]) => ({ value, label }))}
          value={of}
          allowDeselect={false}
          onChange={(kind) => {
            setOf(kind as Card['of']);
            setFound([]);
            setChosen(null);
          }}
        />
        <Select
          key={of}
          label={KINDS[of].label}
          description="Readers see its image, name and price as they are at the time."
          placeholder="Search by name"
          data={[...found]}
          // What is offered was found already.
          filter={({ options }) => options}
          value={chosen?.value ?? null}
          onChange={(value) => setChosen(found.find((each) => each.value === value) ?? null)}
          onSearchChange={search}
          onDropdownOpen={() => search('')}
          searchable
          nothingFoundMessage="Nothing matches your search."
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen}
            onClick={() => chosen && onChosen({ kind: 'card', of, ref: chosen.value }, chosen.label)}
          >
            Add card
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
