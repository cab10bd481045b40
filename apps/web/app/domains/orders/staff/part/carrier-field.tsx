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

/** Who carries what is dispatched. */
export function CarrierField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
