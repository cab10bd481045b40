import { TAPE_PLACES } from '@adunni/contracts/measurements/tape-places';
import '@mantine/core/styles/Checkbox.css';
import { AGE_GROUPS, FIGURES, labelOf } from '@adunni/contracts/measurements/catalogue';
import { LENGTH_UNITS } from '@adunni/contracts/measurements/units';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type BodyValues, NO_BODY, readBody, SET_MEASURES } from './body.ts';
import classes from './guest.module.css';

const FIGURE_NAMES = { woman: 'Women’s', man: 'Men’s' } as const;
const AGE_NAMES = { adult: 'Adult', child: 'Child' } as const;
const UNIT_NAMES = { cm: 'Centimetres', in: 'Inches' } as const;

interface Props {
  value: BodyValues | undefined;
  onChange: (value: BodyValues) => void;
  /** Whether the maker has some already, which stay unless new ones are entered. */
  areGiven?: boolean | undefined;
}

/** The lengths that a set is cut by, now or later. */
export function BodyFields({ value = NO_BODY, onChange, areGiven = false }: Props) {
  const { unread, findings } = readBody(value);
  const { figure, unit } = value;
  const change = (changed: Partial<BodyValues>) => onChange({ ...value, areRight: false, ...changed });
  const saidOf = (name: (typeof SET_MEASURES)[typeof figure][number]) =>
    unread.includes(name)
      ? `Please enter a length, such as ${unit === 'cm' ? '92 or 92.5' : '36, 36½ or 36 1/2'}.`
      : findings.find(({ measures }) => measures[0] === name)?.text;
  return (
    <details className={classes.body}>
      <summary>{areGiven ? 'Change measurements' : 'Add measurements'}</summary>
      <p className={classes.soft}>
        {areGiven
          ? 'Those that you gave stay unless you enter new ones.'
          : 'Needed before it is made. You can also add them on your order’s page, until the last day to order.'}{' '}
        Only the maker sees them.
      </p>
      <div className={classes.lengths}>
        <NativeSelect
          label="Measurement set"
          size="md"
          data={FIGURES.map((each) => ({ value: each, label: FIGURE_NAMES[each] }))}
          value={figure}
          onChange={({ currentTarget }) => change({ figure: currentTarget.value as BodyValues['figure'] })}
        />
        <NativeSelect
          label="Age"
          size="md"
          data={AGE_GROUPS.map((each) => ({ value: each, label: AGE_NAMES[each] }))}
          value={value.ageGroup}
          onChange={({ currentTarget }) => change({ ageGroup: currentTarget.value as BodyValues['ageGroup'] })}
        />
        <NativeSelect
          label="Unit"
          size="md"
          data={LENGTH_UNITS.map((each) => ({ value: each, label: UNIT_NAMES[each] }))}
          value={unit}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value as BodyValues['unit'] })}
        />
        {SET_MEASURES[figure].map((name) => (
          <TextInput
            key={name}
            label={labelOf(name, figure)}
            description={TAPE_PLACES[name]}
            size="md"
            maxLength={12}
            inputMode={unit === 'cm' ? 'decimal' : 'text'}
            autoComplete="off"
            value={value.typed[name] ?? ''}
            error={value.areRight ? undefined : saidOf(name)}
            onChange={({ currentTarget }) => change({ typed: { ...value.typed, [name]: currentTarget.value } })}
          />
        ))}
      </div>
      {findings.some(({ confirmable }) => confirmable) && (
        <Checkbox
          label="These measurements are right"
          checked={value.areRight}
          onChange={({ currentTarget }) => onChange({ ...value, areRight: currentTarget.checked })}
        />
      )}
    </details>
  );
}
