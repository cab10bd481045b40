import { JOB_KINDS, TEAMS } from '@adunni/contracts/careers/names';
import type { listOpenings } from '@adunni/contracts/careers/openings';
import type { Answer } from '@adunni/contracts/endpoint';
import { NativeSelect } from '@mantine/core';
import { Form, useSubmit } from 'react-router';
import { CAREERS } from '../address.ts';
import classes from './careers.module.css';
import type { Filters } from './read-filters.ts';

type Choices = Pick<Answer<typeof listOpenings>, 'teams' | 'kinds' | 'places'>;

/** By team, kind and place: a choice shows at once; without scripts there is a button. */
export function FilterForm({ filters, choices }: { filters: Filters; choices: Choices }) {
  const submit = useSubmit();
  const places = choices.places.map((value) => ({ value, label: value }));
  return (
    <Form
      action={CAREERS}
      className={classes.form}
      key={JSON.stringify(filters)}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      aria-label="Filter positions"
    >
      <NativeSelect
        name="team"
        label="Team"
        defaultValue={filters.team ?? ''}
        data={[{ value: '', label: 'All teams' }, ...choices.teams.map((value) => ({ value, label: TEAMS[value] }))]}
      />
      <NativeSelect
        name="place"
        label="Place"
        defaultValue={filters.place}
        data={[{ value: '', label: 'Anywhere' }, ...places]}
      />
      <NativeSelect
        name="kind"
        label="Type"
        defaultValue={filters.kind ?? ''}
        data={[{ value: '', label: 'Any type' }, ...choices.kinds.map((value) => ({ value, label: JOB_KINDS[value] }))]}
      />
      <noscript>
        <button type="submit">Filter</button>
      </noscript>
    </Form>
  );
}
