import type { Resource } from '@adunni/contracts/resource';
import { useRef } from 'react';
import type { RowOf } from './list-options.ts';
import type { RowsProps } from './list-screen.tsx';

interface All {
  isAll: boolean;
  isSome: boolean;
  onChange: (isOn: boolean) => void;
}

/** Selecting rows one by one, all of the page, or with Shift all from the last one to this. */
export function useSelection<R extends Resource>({ list, selected, onSelect }: RowsProps<R>) {
  const last = useRef<string | null>(null);

  function one(row: RowOf<R>, isOn: boolean, isRange: boolean): void {
    const from = list.items.findIndex(({ _id }) => _id === last.current);
    const to = list.items.indexOf(row);
    last.current = row._id;
    const changed = isRange && from >= 0 ? list.items.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    const others = selected.filter((each) => !changed.includes(each));
    onSelect(isOn ? [...others, ...changed] : others);
  }

  const isAll = list.items.length > 0 && selected.length === list.items.length;
  const all: All = {
    isAll,
    isSome: selected.length > 0 && !isAll,
    onChange: (isOn) => onSelect(isOn ? [...list.items] : []),
  };
  return { one, all };
}

/** The box above the boxes of all rows: it tells whether some of them are selected. */
export function SelectAll({ name, isAll, isSome, onChange }: All & { name: string }) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={name}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
