import '@mantine/core/styles/NumberInput.css';
import { NumberInput, type NumberInputProps, TextInput, type TextInputProps } from '@mantine/core';

interface Bound<T> {
  value?: T | null;
  onChange?: (value: T | null) => void;
}

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'onChange' | 'defaultValue'> & Bound<number>;

/** A number; an empty field is null. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  return (
    <NumberInput
      thousandSeparator=","
      hideControls
      {...props}
      value={value ?? ''}
      onChange={(next) => onChange?.(next === '' ? null : Number(next))}
    />
  );
}

/** An amount of naira with at most two decimals; an empty field is null. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField min={0} decimalScale={2} leftSection="₦" {...props} />;
}

type MomentFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'type'> & Bound<string>;

/** A moment as the person’s own zone says it; held as ISO 8601 in UTC. An empty field is null. */
export function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  return (
    <TextInput
      miw="min(13rem, 100%)"
      {...props}
      type="datetime-local"
      value={value ? localOf(value) : ''}
      onChange={({ currentTarget }) =>
        onChange?.(currentTarget.value ? new Date(currentTarget.value).toISOString() : null)
      }
    />
  );
}

/** `2026-11-21T09:30` of a moment, in the person’s own zone. */
function localOf(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A day of the calendar, `2026-12-25`; an empty field is null. */
export function DayField({ value, onChange, ...props }: MomentFieldProps) {
  return (
    <TextInput
      {...props}
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
    />
  );
}
