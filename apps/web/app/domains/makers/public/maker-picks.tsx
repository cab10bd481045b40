import { listMakers } from '@adunni/contracts/makers/makers';
import type { ReactNode } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { type Choice, SearchPicks } from '../../../kit/forms/search-picks.tsx';

interface Props {
  value?: string[];
  onChange: (ids: string[]) => void;
  error?: ReactNode;
  /** The makers that are chosen already, with their names. */
  chosen: readonly Choice[];
  /** How many at most. */
  most: number;
}

async function find(q: string): Promise<Choice[]> {
  const { items } = await callApi(listMakers, { query: { q, limit: 12 } });
  return items.map(({ _id, name }) => ({ value: _id, label: name }));
}

/** Chooses makers by searching for them. */
export const MakerPicks = ({ value = [], most, ...props }: Props) => (
  <SearchPicks
    {...props}
    label="Makers"
    description={`Up to ${most}.`}
    placeholder="Search makers"
    nothingFound="No makers match your search."
    value={value}
    most={most}
    find={find}
  />
);
