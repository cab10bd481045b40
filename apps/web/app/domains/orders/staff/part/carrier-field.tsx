import { TextInput } from '@mantine/core';

/** Who carries parcels within Nigeria and abroad; any other can be written down. */
const CARRIERS = [
  'GIG Logistics',
  'DHL',
  'FedEx',
  'UPS',
  'Aramex',
  'Kwik Delivery',
  'Red Star Express',
  'NIPOST (EMS)',
];

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Who carries what is dispatched. */
export function CarrierField({ value, onChange }: Props) {
  return (
    <>
      <TextInput
        label="Carrier"
        size="md"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        maxLength={60}
        list="carriers"
        required
      />
      <datalist id="carriers">
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The number by which the customer follows it; it can be added until delivery. */
export function TrackingField({ value, onChange }: Props) {
  return (
    <TextInput
      label="Tracking number (optional)"
      description="You can add or correct it until delivery."
      size="md"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      maxLength={60}
      autoComplete="off"
    />
  );
}
