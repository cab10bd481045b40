import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Choice } from './choices.ts';
import { named } from './form-fields.tsx';

const WAIT_MS = 250;

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** What is chosen at first, with its name. */
  chosen: Choice | null;
  /** What the server finds by some words; all of it by none. */
  find: (q: string) => Promise<Choice[]>;
}

function SearchField({ value = null, onChange, chosen, find, ...field }: Props) {
  const [picked, setPicked] = useState(chosen);
  const [found, setFound] = useState<readonly Choice[]>([]);
  const words = useRef('');
  const search = useDebouncedCallback(async () => {
    const typed = words.current;
    // What stands in the field as the choice is not something to look for.
    const q = typed === picked?.label ? '' : typed;
    // What cannot be found for want of a connection is found by the next letter typed.
    const choices = await find(q).catch(() => []);
    // An answer that comes after more was typed is of no use.
    if (typed === words.current) setFound(choices);
  }, WAIT_MS);
  const others = found.filter((choice) => choice.value !== picked?.value);
  return (
    <Select
      {...field}
      data={picked ? [picked, ...others] : others}
      // The server’s search has filtered already.
      filter={({ options }) => options}
      value={value}
      onChange={(id, option) => {
        setPicked(option);
        onChange?.(id);
      }}
      onSearchChange={(typed) => {
        words.current = typed;
        search();
      }}
      onDropdownOpen={search}
      searchable
      clearable
    />
  );
}

/** One of many, found by searching for it, or none. */
export const FormSearch = named<Props>(SearchField);
