import { listProducts } from '@adunni/contracts/catalog/catalog';
import type { ReactNode } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { type Choice, SearchPicks } from '../../../kit/forms/search-picks.tsx';

export type Piece = Choice;

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

async function find(q: string): Promise<Piece[]> {
  const { items } = await callApi(listProducts, { query: { q, limit: 12 } });
  return items.map(({ _id, title, maker }) => ({ value: _id, label: `${title}, ${maker.name}` }));
}

/** Chooses pieces of the shop by searching for them. */
export const PiecePicks = ({ value = [], most, description, ...props }: Props) => (
  <SearchPicks
    {...props}
    label="Products"
    description={`${description}, up to ${most}.`}
    placeholder="Search the shop"
    nothingFound="No products match your search."
    value={value}
    most={most}
    find={find}
  />
);
