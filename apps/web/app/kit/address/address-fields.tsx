import { hasLandmarks } from '@adunni/contracts/countries';
import { NIGERIAN_STATES } from '@adunni/contracts/nigeria';
import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { COUNTRY_OPTIONS } from './countries.ts';
import { phoneHint, placeLabels } from './country-words.ts';
import { STATE_OPTIONS } from './state-options.ts';

/** What a form passes for one field: Mantine’s `form.getInputProps(path)`. */
type InputProps = (name: string) => object & { value?: string; onChange?: (next: unknown) => void };

const AREA_EMPTY = { value: '', label: 'Select an area' };
const STATES = [{ value: '', label: 'Select a state' }, ...STATE_OPTIONS];

interface AddressProps {
  inputs: InputProps;
  landmarkHint?: string;
  /** The only country that can be chosen; any where it is left out. */
  only?: string | null;
}

/**
 * The fields of an address, for any form: `inputs` gives the props of a field by its name in the address. In Nigeria
 * state and local government area are chosen from lists and come first; elsewhere the street does, and the state is
 * written, with a postcode. Another country or state empties what depended on it.
 */
export function AddressFields({ inputs, landmarkHint = 'Helps the rider find you', only }: AddressProps) {
  const country = inputs('countryCode').value ?? 'NG';
  return (
    <Stack gap="md">
      <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
        <TextInput label="Recipient" autoComplete="name" size="md" miw="min(12.5rem, 100%)" {...inputs('recipient')} />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          size="md"
          miw="min(12.5rem, 100%)"
          description={phoneHint(country)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...inputs('phone')}
        />
      </Group>
      <PlaceFields inputs={inputs} hasArea landmarkHint={landmarkHint} only={only} />
    </Stack>
  );
}

interface PlaceProps {
  inputs: InputProps;
  /** Whether the form has a local government area, which carriers need. */
  hasArea: boolean;
  landmarkHint: string;
  only?: string | null | undefined;
  size?: 'sm' | 'md';
}

/** The fields of where a place is. */
export function PlaceFields({ inputs, hasArea, landmarkHint, only, size = 'md' }: PlaceProps) {
  const country = inputs('countryCode').value ?? 'NG';
  const area = hasArea ? ['lga'] : [];
  const emptying = (name: string, ...dependants: string[]) => ({
    ...inputs(name),
    onChange: (event: unknown) => {
      for (const each of [...dependants, name]) inputs(each).onChange?.(each === name ? event : '');
    },
  });
  const labels = placeLabels(country);
  const street = <TextInput label="Street address" autoComplete="street-address" size={size} {...inputs('street')} />;
  const city = <TextInput label="City or town" autoComplete="address-level2" size={size} {...inputs('city')} />;
  const areas = NIGERIAN_STATES[inputs('state').value ?? ''] ?? [];
  return (
    <>
      <NativeSelect
        label="Country"
        autoComplete="country"
        size={size}
        data={only ? COUNTRY_OPTIONS.filter(({ value }) => value === only) : COUNTRY_OPTIONS}
        {...emptying('countryCode', 'state', ...area, 'postcode', 'landmark')}
      />
      {country === 'NG' ? (
        <>
          <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
            <NativeSelect
              label="State"
              size={size}
              miw="min(12.5rem, 100%)"
              data={STATES}
              {...emptying('state', ...area)}
            />
            {hasArea && (
              <NativeSelect
                label="Local government area"
                size={size}
                miw="min(12.5rem, 100%)"
                data={[AREA_EMPTY, ...areas.map((name) => ({ value: name, label: name }))]}
                {...inputs('lga')}
              />
            )}
          </Group>
          {city}
          {street}
        </>
      ) : (
        <>
          {street}
          {city}
          <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
            <TextInput
              label={labels.state}
              autoComplete="address-level1"
              size={size}
              miw="min(12.5rem, 100%)"
              {...inputs('state')}
            />
            <TextInput
              label={labels.postcode}
              autoComplete="postal-code"
              size={size}
              miw="min(12.5rem, 100%)"
              {...inputs('postcode')}
            />
          </Group>
        </>
      )}
      {(hasLandmarks(country) || inputs('landmark').value) && (
        <TextInput label="Landmark (optional)" description={landmarkHint} size={size} {...inputs('landmark')} />
      )}
    </>
  );
}
