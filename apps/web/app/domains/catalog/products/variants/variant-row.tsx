import { Button } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { VariantValues } from '../editor/product-values.ts';
import classes from './variants.module.css';
import { type Column, cellText, withCell } from './variants.rules.ts';

interface RowProps {
  row: number;
  variant: VariantValues;
  name: string;
  held: number;
  problems: Record<Column, ReactNode>;
  onType: (row: number, column: Column, text: string) => void;
  onPaste: (event: ClipboardEvent, row: number, column: Column) => void;
  onMove: (event: KeyboardEvent, row: number, column: Column) => void;
  onRemove: () => void;
}

/** One variant of the grid. */
export function VariantRow(props: RowProps) {
  const { variant, name, held, onRemove } = props;
  return (
    <tr>
      <th scope="row">
        <span className={classes.shade} style={{ backgroundColor: variant.colourHex }} aria-hidden="true" />
        {name}
      </th>
      <Cell {...props} column="sku" label="SKU" />
      <Cell {...props} column="price" label="Price in naira" />
      <Cell
        {...props}
        column="stock"
        label="Stock"
        hint={held > 0 ? `${held} more reserved for payments` : undefined}
      />
      <td>
        <Button variant="subtle" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </td>
    </tr>
  );
}

type CellProps = RowProps & { column: Column; label: string; hint?: string | undefined };

/** A cell that keeps what is typed until it is left, and then shows what counts. */
function Cell({ row, variant, name, problems, column, label, hint, onType, onPaste, onMove }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const note = useId();
  const isTyped = typed !== null && withCell(variant, column, typed)[column] === variant[column];
  const text = isTyped ? typed : cellText(variant, column);
  const problem = problems[column];
  return (
    <td data-label={label}>
      <input
        className={classes.cell}
        data-cell={`${row} ${column}`}
        inputMode={column === 'sku' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={60}
        aria-label={`${label}: ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? note : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onType(row, column, currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
        onPaste={(event) => onPaste(event, row, column)}
        onKeyDown={(event) => onMove(event, row, column)}
      />
      {(problem || hint) && (
        <small id={note} className={problem ? classes.problem : classes.hint}>
          {problem || hint}
        </small>
      )}
    </td>
  );
}
