import type { Answer } from '@adunni/contracts/endpoint';
import type { listFestivals } from '@adunni/contracts/festivals/festivals';
import { PEOPLES, SEASONS } from '@adunni/contracts/festivals/names';
import { NativeSelect } from '@mantine/core';
import { Form, useSubmit } from 'react-router';
import { FESTIVALS } from '../festival-address.ts';
import classes from './filter-form.module.css';
import { type Filters, placeName } from './read-filters.ts';

type Choices = Pick<Answer<typeof listFestivals>, 'peoples' | 'places'>;

/** By whom, where and when: a choice shows at once; without scripts there is a button. */
export function FilterForm({ filters, choices }: { filters: Filters; choices: Choices }) {
  const submit = useSubmit();
  const countries = [...new Set(choices.places.map(({ country }) => country))];
  return (
    <Form
      action={FESTIVALS}
      className={classes.form}
      key={JSON.stringify(filters)}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      aria-label="Filter festivals"
    >
      {filters.view !== 'list' && <input type="hidden" name="view" value={filters.view} />}
      {filters.month && <input type="hidden" name="month" value={filters.month} />}
      <NativeSelect
        name="people"
        label="People"
        defaultValue={filters.people ?? ''}
        data={[{ value: '', label: 'All' }, ...choices.peoples.map((value) => ({ value, label: PEOPLES[value] }))]}
      />
      <NativeSelect
        name="place"
        label="Place"
        defaultValue={filters.place}
        data={[
          { value: '', label: 'All' },
          ...countries.map((country) => ({
            group: placeName(country),
            items: [
              { value: country, label: `All of ${placeName(country)}` },
              ...choices.places
                .filter((place) => place.country === country)
                .map(({ region }) => ({ value: region, label: region })),
            ],
          })),
        ]}
      />
      <NativeSelect
        name="season"
        label="Season"
        defaultValue={filters.season ?? ''}
        data={[
          { value: '', label: 'All year' },
          ...Object.entries(SEASONS).map(([value, { name }]) => ({ value, label: name })),
        ]}
      />
      <noscript>
        <button type="submit">Filter</button>
      </noscript>
    </Form>
  );
}
