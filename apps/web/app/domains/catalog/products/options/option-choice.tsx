import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { MoneyField, NumberField } from '../../../../kit/resource/form/fields.tsx';
import type { ChoiceValues, ProductFormState } from '../editor/product-values.ts';
import classes from './options.module.css';

interface Props {
  form: ProductFormState;
  /** Where the choice is in the form. */
  path: `optionGroups.${number}.choices.${number}`;
  choice: ChoiceValues;
  number: number;
  /** Whether it is shown as a patch of its colour. */
  hasSwatch: boolean;
  onUsual: (isDefault: boolean) => void;
  onRemove: () => void;
}

const FIRST_SHADE = '#8a2f1b';

/** One choice: what it is called, what it adds, and whether it is chosen at first. */
export function OptionChoice({ form, path, choice, number, hasSwatch, onUsual, onRemove }: Props) {
  const name = choice.label || `choice ${number}`;
  return (
    <li className={classes.choice}>
      <TextInput label="Choice" maxLength={60} required {...form.getInputProps(`${path}.label`)} />
      <MoneyField label="Price surcharge" {...form.getInputProps(`${path}.priceDelta`)} />
      <NumberField
        label="Extra days"
        rightSection="days"
        rightSectionWidth={52}
        {...form.getInputProps(`${path}.leadDays`)}
      />
      <div className={classes.marks}>
        <Checkbox
          label="Default"
          aria-label={`Default: ${name}`}
          checked={choice.isDefault}
          onChange={({ currentTarget }) => onUsual(currentTarget.checked)}
        />
        {hasSwatch && (
          <input
            type="color"
            aria-label={`Colour of ${name}`}
            value={choice.swatch ?? FIRST_SHADE}
            data-empty={choice.swatch === null || undefined}
            onChange={({ currentTarget }) => form.setFieldValue(`${path}.swatch`, currentTarget.value)}
          />
        )}
        <Button variant="subtle" size="xs" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
