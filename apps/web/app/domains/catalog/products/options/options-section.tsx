import { Button } from '@mantine/core';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { offerUndo, UndoNote } from '../../../../kit/undo/undo.tsx';
import type { GroupValues, ProductFormState } from '../editor/product-values.ts';
import { NEW_GROUP } from './new-option.ts';
import { OptionGroup } from './option-group.tsx';

/** Most groups of one product. */
const MAX_GROUPS = 12;

/** What shoppers choose of a made-to-measure product, in the order in which they are asked. */
export function OptionsSection({ form }: { form: ProductFormState }) {
  const { optionGroups } = form.getValues();
  const change = (next: GroupValues[]): void => {
    form.setFieldValue('optionGroups', next);
    for (const path of Object.keys(form.errors)) if (path.startsWith('optionGroups.')) form.clearFieldError(path);
  };

  function remove(index: number): void {
    const gone = optionGroups[index];
    if (!gone) return;
    change(optionGroups.toSpliced(index, 1));
    offerUndo('options', `${gone.name || 'Group'} removed.`, () =>
      change(form.getValues().optionGroups.toSpliced(index, 0, gone)),
    );
  }

  function move(index: number, by: number): void {
    const moved = optionGroups[index];
    if (moved) change(optionGroups.toSpliced(index, 1).toSpliced(index + by, 0, moved));
  }

  return (
    <FormSection title="Options" lead="Options for customers and what each choice adds to the price and delivery time.">
      {optionGroups.map((group, index) => (
        <OptionGroup
          key={group._id ?? `new ${index}`}
          form={form}
          index={index}
          group={group}
          count={optionGroups.length}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <UndoNote place="options" />
      <FormProblem message={form.errors.optionGroups ? String(form.errors.optionGroups) : null} />
      <div>
        <Button
          variant="default"
          disabled={optionGroups.length >= MAX_GROUPS}
          onClick={() => change([...optionGroups, structuredClone(NEW_GROUP)])}
        >
          Add an option group
        </Button>
      </div>
    </FormSection>
  );
}
