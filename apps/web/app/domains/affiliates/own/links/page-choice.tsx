import { listProducts } from '@adunni/contracts/catalog/catalog';
import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  /** The path that is chosen, if it is one of those offered. */
  value: string;
  /** Path of the partner’s own page. */
  ownPage: string;
  onChange: (path: string) => void;
}

const WAIT_MS = 250;

const pagesOf = (ownPage: string): Choice[] => [
  { value: '/', label: 'Home' },
  { value: '/products', label: 'All products' },
  { value: '/products?sort=newest', label: 'New in' },
  { value: '/makers', label: 'Makers' },
  { value: '/services', label: 'Services' },
  { value: ownPage, label: 'Your partner page' },
];

/** Chooses a page to recommend: one of the site, or a product that is searched for. */
export function PageChoice({ value, ownPage, onChange }: Props) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Choice[]>([]);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const search = useDebouncedCallback(async (q: string) => {
    // What cannot be found for want of a connection is found by the next letter typed.
    const { items } = await callApi(listProducts, { query: { q, limit: 12 } }).catch(() => ({ items: [] }));
    setFound(items.map(({ _id, title, maker }) => ({ value: `/products/${_id}`, label: `${title}, ${maker.name}` })));
  }, WAIT_MS);

  const pages = pagesOf(ownPage);
  const products = [...chosen, ...found.filter((each) => !chosen.some(({ value }) => value === each.value))];
  const hasWords = ({ label }: Choice): boolean => label.toLowerCase().includes(words.toLowerCase());
  return (
    <Select
      label="Page"
      size="md"
      placeholder="Search products or choose a page"
      data={[
        { group: 'Pages', items: pages },
        { group: 'Products', items: products },
      ]}
      // The shop’s own search has filtered products already.
      filter={({ options }) =>
        options.map((option) =>
          'group' in option && option.group === 'Pages'
            ? { ...option, items: option.items.filter((item) => hasWords(item as Choice)) }
            : option,
        )
      }
      value={[...pages, ...products].some((each) => each.value === value) ? value : null}
      onChange={(path) => {
        if (!path) return;
        setChosen(products.filter((each) => each.value === path));
        onChange(path);
      }}
      onSearchChange={(q) => {
        setWords([...pages, ...products].some(({ label }) => label === q) ? '' : q);
        search(q);
      }}
      onDropdownOpen={() => search('')}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No pages match your search."
    />
  );
}
