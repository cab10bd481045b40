import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

/** Something that can be picked: its id and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

interface Props {
  label: string;
  description: string;
  placeholder: string;
  nothingFound: string;
  value: string[];
  onChange: (ids: string[]) => void;
  error?: ReactNode;
  /** What is picked already, with its names. */
  chosen: readonly Choice[];
  /** How many at most. */
  most: number;
  /** What the server finds by some words; all of it by none. */
  find: (q: string) => Promise<Choice[]>;
}

const WAIT_MS = 250;

/** Picks several of many by searching for them. */
export function SearchPicks({ value, onChange, chosen, most, find, placeholder, nothingFound, ...field }: Props) {
  const [known, setKnown] = useState<readonly Choice[]>(chosen);
  const [found, setFound] = useState<readonly Choice[]>([]);

  const search = useDebouncedCallback(async (q: string) => {
    // What cannot be found for want of a connection is found by the next letter typed.
    setFound(await find(q).catch(() => []));
  }, WAIT_MS);

  const picked = known.filter((choice) => value.includes(choice.value));
  return (
    <MultiSelect
      {...field}
      placeholder={value.length === 0 ? placeholder : ''}
      data={[...picked, ...found.filter((choice) => !value.includes(choice.value))]}
      // The server’s search has filtered already.
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
      nothingFoundMessage={nothingFound}
    />
  );
}
