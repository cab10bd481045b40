import { Button } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import type { ProductFormState, VariantValues } from '../editor/product-values.ts';
import { VariantRow } from './variant-row.tsx';
import classes from './variants.module.css';
import { type Column, pasteInto, withCell } from './variants.rules.ts';

interface Props {
  form: ProductFormState;
  held: ReadonlyMap<string, number>;
  onRemove: (gone: (variant: VariantValues) => boolean, name: string) => void;
}

/** `12, Indigo`. */
const nameOf = ({ size, colour }: VariantValues): string => [size, colour].filter(Boolean).join(', ') || 'The variant';

/**
 * Number, price and stock of each variant, as in a spreadsheet: Enter and the arrows lead up and down, a copied block is
 * laid over the cells from the one it is pasted into. On a phone each line is a card.
 */
export function VariantGrid({ form, held, onRemove }: Props) {
  const grid = useRef<HTMLTableSectionElement>(null);
  const { variants } = form.getValues();

  function type(row: number, column: Column, text: string): void {
    const now = form.getValues().variants;
    const variant = now[row];
    if (variant) form.setFieldValue('variants', now.with(row, withCell(variant, column, text)));
    form.clearFieldError(`variants.${row}.${column}`);
  }

  function paste(event: ClipboardEvent, row: number, column: Column): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    form.setFieldValue('variants', pasteInto(form.getValues().variants, { row, column }, text));
  }

  function move(event: KeyboardEvent, row: number, column: Column): void {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const cell = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${column}"]`);
    cell?.focus();
    cell?.select();
  }

  /** Gives all variants what the first one has. */
  function fill(column: 'price' | 'stock'): void {
    const [first] = variants;
    if (!first) return;
    form.setFieldValue(
      'variants',
      variants.map((variant) => ({ ...variant, [column]: first[column] })),
    );
  }

  if (variants.length === 0) return <Nothing problem={form.errors.variants ? String(form.errors.variants) : null} />;
  return (
    <>
      <FormProblem message={form.errors.variants ? String(form.errors.variants) : null} />
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">SKU</th>
            <th scope="col">Price, ₦</th>
            <th scope="col">Stock</th>
            <th scope="col">
              <span className={classes.unseen}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody ref={grid}>
          {variants.map((variant, row) => (
            <VariantRow
              // The place names the row: its cells keep the cursor while size or number change.
              key={variant._id ?? `new ${row}`}
              row={row}
              variant={variant}
              name={nameOf(variant)}
              held={variant._id ? (held.get(variant._id) ?? 0) : 0}
              problems={{
                sku: form.errors[`variants.${row}.sku`] ?? form.errors[`variants.${row}.size`],
                price: form.errors[`variants.${row}.price`],
                stock: form.errors[`variants.${row}.stock`],
              }}
              onType={type}
              onPaste={paste}
              onMove={move}
              onRemove={() => onRemove((other) => other === variant, nameOf(variant))}
            />
          ))}
        </tbody>
      </table>
      <div className={classes.fill}>
        <Button variant="subtle" onClick={() => fill('price')}>
          Apply first price to all
        </Button>
        <Button variant="subtle" onClick={() => fill('stock')}>
          Apply first stock to all
        </Button>
      </div>
    </>
  );
}

function Nothing({ problem }: { problem: string | null }) {
  return (
    <>
      <p className={classes.nothing}>Add a size or colour to create variants.</p>
      <FormProblem message={problem} />
    </>
  );
}
