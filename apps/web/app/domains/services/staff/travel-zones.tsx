import { Button, Input, TextInput } from '@mantine/core';
import { MoneyField } from '../../../kit/resource/form/fields.tsx';
import type { ServiceFormState } from './service-values.ts';
import classes from './services.module.css';

/** Where a home visit goes, and what the way there costs. */
export function TravelZones({ form }: { form: ServiceFormState }) {
  const { travelZones } = form.getValues();
  const { error } = form.getInputProps('travelZones');
  return (
    <>
      {travelZones.map(({ _id }, index) => (
        <div key={_id ?? `new ${index}`} className={classes.zone}>
          <TextInput
            label={`Zone ${index + 1}`}
            placeholder="Ikoyi, Victoria Island"
            {...form.getInputProps(`travelZones.${index}.name`)}
          />
          <MoneyField label="Fee" {...form.getInputProps(`travelZones.${index}.fee`)} />
          <Button
            variant="subtle"
            color="red"
            aria-label={`Remove zone ${index + 1}`}
            onClick={() => form.removeListItem('travelZones', index)}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button variant="default" onClick={() => form.insertListItem('travelZones', { _id: null, name: '', fee: 0 })}>
          Add a travel zone
        </Button>
      </div>
      {error && <Input.Error>{error}</Input.Error>}
    </>
  );
}
