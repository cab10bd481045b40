import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MAX_VARIANTS } from '@adunni/contracts/catalog/products-forms';
import { Button, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { offerUndo, UndoNote } from '../../../../kit/undo/undo.tsx';
import type { ProductFormState, VariantValues } from '../editor/product-values.ts';
import { VariantGrid } from './variant-grid.tsx';
import classes from './variants.module.css';
import { addColour, addSize, axesOf, paint, putBack } from './variants.rules.ts';

interface Props {
  form: ProductFormState;
  /** Pieces that payments under way hold, by the variant’s id. */
  held: ReadonlyMap<string, number>;
}

const SIZES = ['6', '8', '10', '12', '14', '16', '18', '20', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'One size'];

/** The variants of a ready-to-wear product: sizes and colours above, their grid below. */
export function VariantsSection({ form, held }: Props) {
  const { variants, title, code, basePrice } = form.getValues();
  const stem = { title, code, basePrice };
  const { sizes, colours } = axesOf(variants);
  const change = (next: VariantValues[]): void => form.setFieldValue('variants', next);

  function changeSizes(next: string[]): void {
    const kept = variants.filter(({ size }) => size === '' || next.includes(size));
    const gone = sizes.filter((size) => !next.includes(size));
    if (kept.length < variants.length) offerBack(kept, `Size ${gone.join(', ')}`);
    const added = next.filter((size) => !sizes.includes(size));
    change(added.reduce((grid, size) => addSize(grid, size.trim().slice(0, 20), stem), kept));
  }

  /** What is taken out can be had back in its place; what was changed meanwhile stays. */
  function offerBack(kept: readonly VariantValues[], name: string): void {
    offerUndo('variants', `${name} removed.`, () => change(putBack(form.getValues().variants, variants, kept)));
  }

  function remove(gone: (variant: VariantValues) => boolean, name: string): void {
    const kept = variants.filter((variant) => !gone(variant));
    offerBack(kept, name);
    change(kept);
  }

  return (
    <FormSection
      title="Variants"
      lead="Every combination of size and colour is a variant, with its own SKU (your code for it), price and stock. Stock is what you can still sell: orders, and payments in progress, are already taken off. You can paste columns from a spreadsheet."
    >
      <TagsInput
        label="Sizes"
        description="Press Enter after each."
        data={SIZES}
        value={sizes}
        onChange={changeSizes}
        maxTags={20}
      />
      <fieldset className={classes.colours}>
        <legend>Colours</legend>
        {colours.map(({ name, hex }) => (
          <div key={name} className={classes.colour}>
            <input
              type="color"
              aria-label={`Colour of ${name}`}
              value={hex}
              onChange={({ currentTarget }) => change(paint(variants, name, currentTarget.value))}
            />
            <span>{name}</span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Remove ${name}`}
              onClick={() => remove(({ colour }) => colour === name, name)}
            >
              Remove
            </Button>
          </div>
        ))}
        <NewColour onAdd={(colour) => change(addColour(variants, colour, stem))} />
      </fieldset>
      {variants.length > MAX_VARIANTS && <p className={classes.problem}>At most {MAX_VARIANTS} variants.</p>}
      <VariantGrid form={form} held={held} onRemove={remove} />
      <UndoNote place="variants" />
    </FormSection>
  );
}

function NewColour({ onAdd }: { onAdd: (colour: { name: string; hex: string }) => void }) {
  const [name, setName] = useState('');
  const [hex, setHex] = useState('#8a2f1b');

  function add(): void {
    if (name.trim() === '') return;
    onAdd({ name: name.trim(), hex });
    setName('');
  }

  return (
    <div className={classes.colour}>
      <input
        type="color"
        aria-label="Shade of the new colour"
        value={hex}
        onChange={({ currentTarget }) => setHex(currentTarget.value)}
      />
      <TextInput
        aria-label="Name of the new colour"
        placeholder="Another colour"
        maxLength={40}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" disabled={name.trim() === ''} onClick={add}>
        Add the colour
      </Button>
    </div>
  );
}
