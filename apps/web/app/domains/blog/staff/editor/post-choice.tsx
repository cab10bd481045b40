import { listPosts } from '@adunni/contracts/blog/posts';
import { MultiSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  /** The post itself, which is not offered. */
  own: string | null;
  value: string[];
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

const WAIT_MS = 250;
const MOST = 4;

/** Chooses published posts to read on with. */
export function PostChoice({ own, value, chosen, error, onChange }: Props) {
  const [known, setKnown] = useState<readonly Choice[]>(chosen);
  const [found, setFound] = useState<readonly Choice[]>([]);
  const search = useDebouncedCallback(async (q: string) => {
    // What cannot be found for want of a connection is found by the next letter typed.
    const { items } = await callApi(listPosts, { query: { ...(q && { q }), limit: 12 } }).catch(() => ({ items: [] }));
    setFound(items.filter(({ _id }) => _id !== own).map(({ _id, title }) => ({ value: _id, label: title })));
  }, WAIT_MS);

  const picked = known.filter((post) => value.includes(post.value));
  return (
    <MultiSelect
      label="Related posts"
      description={`Up to ${MOST}. Without any, others of its categories are shown.`}
      placeholder={value.length === 0 ? 'Search published posts' : ''}
      data={[...picked, ...found.filter((post) => !value.includes(post.value))]}
      // The blog’s own search has filtered already.
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
      maxValues={MOST}
      nothingFoundMessage="No posts match your search."
      error={error}
    />
  );
}
