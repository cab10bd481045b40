import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { listProducts } from '@adunni/contracts/catalog/catalog';
import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

export interface Piece {
  value: string;
  label: string;
}

interface Props {
  value?: string[];
  onChange: (ids: string[]) => void;
  error?: ReactNode;
  /** The pieces that are chosen already, with their names. */
  chosen: readonly Piece[];
  /** How many at most. */
  most: number;
  description: string;
}

const WAIT_MS = 250;

/** Chooses pieces of the shop by searching for them. */
export function PiecePicks({ value = [], onChange, error, chosen, most, description }: Props) {
  const [known, setKnown] = useState<readonly Piece[]>(chosen);
  const [found, setFound] = useState<readonly Piece[]>([]);

  const search = useDebouncedCallback(async (q: string) => {
    // What cannot be found for want of a connection is found by the next letter typed.
    const { items } = await callApi(listProducts, { query: { q, limit: 12 } }).catch(() => ({ items: [] }));
    setFound(items.map(({ _id, title, maker }) => ({ value: _id, label: `${title}, ${maker.name}` })));
  }, WAIT_MS);

  const picked = known.filter((piece) => value.includes(piece.value));
  return (
    <MultiSelect
      label="Products"
      description={`${description}, up to ${most}.`}
      placeholder={value.length === 0 ? 'Search the shop' : ''}
      data={[...picked, ...found.filter((piece) => !value.includes(piece.value))]}
      // The shop’s own search has filtered already.
      filter={({ options }) => options}
      value={value}
      onChange={(ids) => {
        setKnown([...picked, ...found]);
        onChange(ids);
      }}
      onSearchChange={search}
      onDropdownOpen={() => search('')}
      searchable
      hidePickedOptions
      maxValues={most}
      nothingFoundMessage="No products match your search."
      error={error}
    />
  );
}
