import '@mantine/core/styles/Switch.css';
import { OPTION_KINDS } from '@adunni/contracts/catalog/products-forms';
import { Button, Group, Select, Switch, TextInput } from '@mantine/core';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { offerUndo } from '../../../../kit/undo/undo.tsx';
import type { ChoiceValues, GroupValues, ProductFormState } from '../editor/product-values.ts';
import { NEW_CHOICE } from './new-option.ts';
import { OptionChoice } from './option-choice.tsx';
import classes from './options.module.css';

interface Props {
  form: ProductFormState;
  index: number;
  group: GroupValues;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const KIND_NAMES: Record<(typeof OPTION_KINDS)[number], string> = {
  fabric: 'Fabric',
  colour: 'Colour',
  neckline: 'Neckline',
  sleeve: 'Sleeve',
  lining: 'Lining',
  length: 'Length',
  headwear: 'Headwear',
  embroidery: 'Embroidery',
  fit: 'Fit',
  other: 'Other',
};

/** Kinds to choose from, with one of older groups that is offered no more. */
function kindsWith(kind: string): { value: string; label: string }[] {
  const offered = OPTION_KINDS.map((value) => ({ value: String(value), label: KIND_NAMES[value] }));
  const isOffered = kind === '' || offered.some(({ value }) => value === kind);
  return isOffered ? offered : [...offered, { value: kind, label: kind.charAt(0).toUpperCase() + kind.slice(1) }];
}

/** One thing that shoppers choose, with its choices. */
export function OptionGroup({ form, index, group, count, onMove, onRemove }: Props) {
  const path = `optionGroups.${index}` as const;
  const name = group.name || `Group ${index + 1}`;
  const problem = form.errors[`${path}.choices`];
  const change = (choices: ChoiceValues[]): void => form.setFieldValue(`${path}.choices`, choices);

  function remove(place: number): void {
    const gone = group.choices[place];
    if (!gone) return;
    change(group.choices.toSpliced(place, 1));
    offerUndo('options', `${gone.label || 'Choice'} removed.`, () => {
      // The groups may have changed places meanwhile.
      const groups = form.getValues().optionGroups;
      const at = groups.findIndex(({ _id, name }) => (group._id ? _id === group._id : name === group.name));
      const now = groups[at]?.choices;
      if (now) form.setFieldValue(`optionGroups.${at}.choices`, now.toSpliced(place, 0, gone));
    });
  }

  return (
    <fieldset className={classes.group}>
      <legend>{name}</legend>
      <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
        <TextInput label="Name" maxLength={60} required {...form.getInputProps(`${path}.name`)} />
        <Select
          label="Option type"
          description="Fabric and colour choices each show a patch of their colour."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={kindsWith(group.kind)}
          allowDeselect={false}
          {...form.getInputProps(`${path}.kind`)}
        />
      </Group>
      <Switch
        label="Required"
        description="Customers must make a choice before they add the product to their cart."
        {...form.getInputProps(`${path}.required`, { type: 'checkbox' })}
      />
      <ul className={classes.choices}>
        {group.choices.map((choice, place) => (
          <OptionChoice
            key={choice._id ?? `new ${place}`}
            form={form}
            path={`${path}.choices.${place}`}
            choice={choice}
            number={place + 1}
            hasSwatch={group.kind === 'colour' || group.kind === 'fabric'}
            onUsual={(isDefault) =>
              change(group.choices.map((other, at) => ({ ...other, isDefault: at === place && isDefault })))
            }
            onRemove={() => remove(place)}
          />
        ))}
      </ul>
      <FormProblem message={problem ? String(problem) : null} />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={() => change([...group.choices, { ...NEW_CHOICE }])}>
          Add a choice
        </Button>
        <Button
          variant="subtle"
          size="xs"
          disabled={index === 0}
          aria-label={`Move ${name} up`}
          onClick={() => onMove(-1)}
        >
          Up
        </Button>
        <Button
          variant="subtle"
          size="xs"
          disabled={index === count - 1}
          aria-label={`Move ${name} down`}
          onClick={() => onMove(1)}
        >
          Down
        </Button>
        <Button variant="subtle" size="xs" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
