import '@mantine/core/styles/Checkbox.css';
import type { EventGroup, HostedEvent } from '@adunni/contracts/asoebi/events';
import { HANDOVER_KINDS } from '@adunni/contracts/asoebi/names';
import { changeOpened } from '@adunni/contracts/asoebi/opening';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { hostPath } from '../address.ts';
import { CoverField } from '../edit/cover-field.tsx';
import editing from '../edit/edit.module.css';
import classes from './host.module.css';

type Pack = EventGroup['packages'][number];

interface Values {
  story: string;
  handovers: { _id: string; name: string; details: string }[];
  packages: { _id: string; deadline: string; isWithdrawn: boolean }[];
}

const valuesOf = ({ story, handovers, groups }: HostedEvent): Values => ({
  story,
  handovers: handovers.map(({ _id, name, details }) => ({ _id, name, details })),
  packages: groups.flatMap(({ packages }) =>
    packages.map(({ _id, deadline, isWithdrawn }) => ({ _id, deadline: deadline ?? '', isWithdrawn })),
  ),
});

const changed = <T extends { _id: string }>(list: readonly T[], _id: string, change: Partial<T>): T[] =>
  list.map((one) => (one._id === _id ? { ...one, ...change } : one));

/** What may still change of an event that guests can order for: words, later days, and what is offered. */
export function EditView({ event }: { event: HostedEvent }) {
  const [values, setValues] = useState(() => valuesOf(event));
  const [isDirty, setDirty] = useState(false);
  const [cover, setCover] = useState(event.cover);
  const { refusal, noting, reset } = useRefusal();
  const { busy, problem, run } = useChange('Changes saved.', 'We couldn’t save your changes.', () => setDirty(false));
  function set(change: Partial<Values>): void {
    setValues((before) => ({ ...before, ...change }));
    setDirty(true);
  }
  function submit(submitted: FormEvent): void {
    submitted.preventDefault();
    reset();
    const body = { version: event.version, form: values };
    void run(() => noting(() => callApi(changeOpened, { params: { eventId: event._id }, body })));
  }
  return (
    <form className={classes.part} onSubmit={submit} noValidate aria-label="Edit">
      <UnsavedGuard isDirty={isDirty} />
      <p className={classes.lead}>
        Guests can order already, so prices and numbers stay as agreed. For more sets, ask the maker for a new proposal
        under <Link to={hostPath(event._id, 'makers')}>Makers</Link>.
      </p>
      <ProseField
        label="Your story (optional)"
        description="Guests read this above the packages."
        maxLength={2000}
        value={values.story}
        onChange={(story) => set({ story })}
      />
      <CoverField eventId={event._id} cover={cover} onChange={setCover} isStored />
      <section className={classes.part} aria-labelledby="handing">
        <h2 id="handing">How guests get their sets</h2>
        {event.handovers.map(({ _id, kind, name: known }) => {
          const { name = '', details = '' } = values.handovers.find((one) => one._id === _id) ?? {};
          const change = (change: Partial<Values['handovers'][number]>): void =>
            set({ handovers: changed(values.handovers, _id, change) });
          return (
            <fieldset key={_id} className={classes.fields}>
              <legend>{known || HANDOVER_KINDS[kind]}</legend>
              <TextInput
                label={kind === 'pickup' ? 'Name of the place' : 'Where to'}
                size="md"
                maxLength={80}
                value={name}
                error={name.trim() === '' && 'Required.'}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
              <Textarea
                label={kind === 'pickup' ? 'Address and hours' : 'More about it (optional)'}
                size="md"
                autosize
                minRows={2}
                maxLength={300}
                value={details}
                onChange={({ currentTarget }) => change({ details: currentTarget.value })}
              />
            </fieldset>
          );
        })}
      </section>
      {event.groups.map((group, index) => (
        <section key={group._id} className={classes.part} aria-labelledby={`packages-${group._id}`}>
          <h2 id={`packages-${group._id}`}>{group.name || `Group ${index + 1}`}</h2>
          {group.packages.map((pack) => (
            <PackageEntry
              key={pack._id}
              pack={pack}
              day={event.day}
              value={values.packages.find(({ _id }) => _id === pack._id)}
              onChange={(change) => set({ packages: changed(values.packages, pack._id, change) })}
            />
          ))}
        </section>
      ))}
      <FormProblem message={refusal?.fields.packages ?? problem} />
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={busy} disabled={values.handovers.some(({ name }) => !name.trim())}>
          Save changes
        </Button>
      </div>
    </form>
  );
}

interface EntryProps {
  pack: Pack;
  /** Of the event, before which guests must have ordered. */
  day: string | null;
  value: Values['packages'][number] | undefined;
  onChange: (change: Partial<Values['packages'][number]>) => void;
}

function PackageEntry({ pack: { title, deadline, isWithdrawn }, day, value, onChange }: EntryProps) {
  return (
    <fieldset className={classes.fields}>
      <legend>{title}</legend>
      <div className={editing.pair}>
        <TextInput
          label="Last day to order"
          description="It can only move to a later day."
          type="date"
          size="md"
          {...(deadline && { min: deadline })}
          {...(day && { max: day })}
          value={value?.deadline ?? ''}
          onChange={({ currentTarget }) => onChange({ deadline: currentTarget.value || (deadline ?? '') })}
        />
        {isWithdrawn ? (
          <p className={classes.soft}>No longer offered.</p>
        ) : (
          <Checkbox
            label="Stop offering this"
            description="For good: who waits for it is told, and orders stay as they are."
            size="md"
            checked={value?.isWithdrawn ?? false}
            onChange={({ currentTarget }) => onChange({ isWithdrawn: currentTarget.checked })}
          />
        )}
      </div>
    </fieldset>
  );
}
