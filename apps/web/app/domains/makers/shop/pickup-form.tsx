import { pickupPlaceForm } from '@adunni/contracts/makers/pickup-forms';
import { putPickupPlace, type Shop } from '@adunni/contracts/makers/verification';
import { PICKUP_DAYS } from '@adunni/contracts/orders/pickup';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { PlaceFields } from '../../../kit/address/address-fields.tsx';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { toast } from '../../../kit/toasts.ts';
import { inTurn } from './in-turn.ts';
import classes from './shop.module.css';

type Values = z.input<typeof pickupPlaceForm>;

const EMPTY: Values = { countryCode: 'NG', state: '', city: '', street: '', landmark: '', postcode: '', note: '' };
const LEAD = `Customers who pick up see this address at checkout and on their order. Visitors only see your city. Please keep finished items for ${PICKUP_DAYS} days.`;
const FAILED = 'The pickup place could not be saved. Please try again.';

/** Where customers pick up what they ordered; without a place the shop offers no pickup. */
export function PickupForm({ shop, onChange }: { shop: Shop; onChange: (shop: Shop) => void }) {
  const form = useForm<Values>({
    initialValues: shop.pickupPlace ?? { ...EMPTY, city: shop.city },
    validate: schemaResolver(pickupPlaceForm, { sync: true }),
  });
  const save = async (place: Values | null, done: string): Promise<void> => {
    onChange(await inTurn(() => callApi(putPickupPlace, { body: { version: shop.version, place } })));
    form.resetDirty();
    toast('success', done);
  };
  const saving = useSubmit(form, (values: Values) => save(values, 'Pickup place saved.'), FAILED);
  const ending = useSubmit(form, () => save(null, 'Pickup is no longer offered.'), FAILED);
  return (
    <form className={classes.form} onSubmit={saving.onSubmit} noValidate>
      {form.isDirty() && <UnsavedGuard isDirty />}
      <FormSection title="Pickup" lead={LEAD}>
        {!shop.pickupPlace && <Text fw={600}>You don’t offer pickup yet. Add an address to offer it.</Text>}
        <PlaceFields
          inputs={(name) => form.getInputProps(name)}
          hasArea={false}
          landmarkHint="Helps customers find you"
          size="sm"
        />
        <TextInput
          label="Pickup note (optional)"
          description="For example: Ring the bell at the blue gate."
          maxLength={160}
          {...form.getInputProps('note')}
        />
        <Text c="dimmed">
          Your weekly hours are shown with the address.{' '}
          <Link to="../services/hours" relative="path">
            Edit your hours
          </Link>
        </Text>
        <FormProblem message={saving.problem ?? ending.problem} />
        <Group>
          <Button type="submit" size="md" loading={saving.busy}>
            Save pickup place
          </Button>
          {shop.pickupPlace && (
            <Button
              variant="subtle"
              color="red"
              size="md"
              loading={ending.busy}
              onClick={() => void ending.submit(form.values)}
            >
              Stop offering pickup
            </Button>
          )}
        </Group>
      </FormSection>
    </form>
  );
}
