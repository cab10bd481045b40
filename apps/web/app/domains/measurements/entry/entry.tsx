import { type MeasureName, measuresOf } from '@adunni/contracts/measurements/catalogue';
import type { SentMeasurements } from '@adunni/contracts/measurements/forms';
import {
  changeMeasurements,
  createMeasurements,
  type MeasurementProfile,
} from '@adunni/contracts/measurements/measurements';
import { Anchor, Button } from '@mantine/core';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { safeNext } from '../../../kit/session/guard.ts';
import { Figure } from '../figure/figure.tsx';
import { listPath, profilePath } from '../labels.ts';
import { wearerOf } from '../public/choice/choosing.ts';
import { UnitSwitch } from '../public/sizes/unit-switch.tsx';
import { draftOf } from './draft.ts';
import classes from './entry.module.css';
import { type Entry, firstEntry, formOf } from './entry-state.ts';
import { focusMeasure } from './focus-measure.ts';
import { Guide } from './guide.tsx';
import { LengthField } from './length-field.tsx';
import { tellSaved } from './tell-saved.tsx';
import { useEntry } from './use-entry.ts';
import { splitLengths, wishIn } from './wanted-lengths.ts';
import { HowField, WearerFields } from './wearer-fields.tsx';

/** Today in the reader’s zone, as a day field has it. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

async function store(profile: MeasurementProfile | null, form: SentMeasurements): Promise<MeasurementProfile> {
  if (!profile) return (await callApi(createMeasurements, { body: form })).profile;
  const { _id: profileId, version } = profile;
  return (await callApi(changeMeasurements, { params: { profileId }, body: { ...form, version } })).profile;
}

/** Entering the measurements of somebody, in a list or guided along a figure; `profile` is null for somebody new. */
export default function MeasurementEntry({ profile }: { profile: MeasurementProfile | null }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Where they were asked for, as for a product.
  const asked = search.get('next');
  const back = asked && safeNext(asked);
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<{ profile: MeasurementProfile; search: URLSearchParams } | null>(null);
  const [isGuided, setGuided] = useState(false);
  const [shown, setShown] = useState<MeasureName>('height');
  const wish = wishIn(search);
  const { gender } = wish;
  const draft = useMemo(() => draftOf(profile, gender), [profile, gender]);
  const controls = useEntry({ first: () => firstEntry(profile, today(), wearerOf(gender)), draft, send });

  async function send(entry: Entry): Promise<void> {
    const stored = await store(profile, formOf(entry));
    draft.drop();
    setSaved({ profile: stored, search });
  }
  // Left only once the guard knows that all is saved.
  useEffect(() => {
    if (saved === null) return;
    const { _id } = saved.profile;
    const left = Promise.resolve(navigate(back ?? profilePath(_id), { replace: true, state: { profileId: _id } }));
    // Told where they are needed, so that its link leads from there.
    void left.then(() => tellSaved(saved.profile, saved.search));
    // Where it goes to another page, that one loads anyway; loading it twice would keep the place of the form on it.
    if (back === null) void left.then(revalidate);
  }, [saved, back, navigate, revalidate]);
  const { entry, save } = controls;
  const names = measuresOf(entry.figure);
  // What is typed under “more” stays there while it is typed.
  const [begun] = useState(entry.typed);
  const { asked: shownFirst, more } = splitLengths(names, wish, begun);
  const field = (name: MeasureName) => (
    <LengthField key={name} name={name} controls={controls} onFocus={() => setShown(name)} onEnter={() => next(name)} />
  );

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = await save();
    if (field) focusMeasure(field);
  }

  function next(name: MeasureName): void {
    const inOrder = more.includes(name) ? more : shownFirst;
    const following = inOrder[inOrder.indexOf(name) + 1];
    if (following) focusMeasure(following);
    else document.querySelector<HTMLElement>('form [type="submit"]')?.focus();
  }

  if (isGuided) return <Guide names={shownFirst} controls={controls} onEnd={() => setGuided(false)} />;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isDirty={controls.isDirty && saved === null} />
      {wish.title && (
        <div>
          {back && (
            <Anchor component={Link} to={back} underline="always" py={10}>
              Back to {wish.title}
            </Anchor>
          )}
          <h2 className={classes.wish}>Measurements for {wish.title}</h2>
        </div>
      )}
      <WearerFields controls={controls} />
      <div className={classes.tools}>
        <UnitSwitch unit={entry.unit} onChange={controls.switchTo} />
        <Button variant="default" size="md" onClick={() => setGuided(true)}>
          Step-by-step guide
        </Button>
      </div>
      <p className={classes.lead}>
        {more.length > 0
          ? 'These lengths are needed. You can save some now and add the rest later, or have them taken at a visit where the maker offers one.'
          : 'Enter what you know; makers will ask for the rest.'}{' '}
        Measure over light underwear, keeping the tape level and relaxed.
      </p>
      <div className={classes.columns}>
        <div>
          {shownFirst.map(field)}
          {more.length > 0 && (
            <details className={classes.more}>
              <summary>Add more lengths</summary>
              {more.map(field)}
            </details>
          )}
        </div>
        <div className={classes.beside} aria-hidden="true">
          <Figure figure={entry.figure} measure={names.includes(shown) ? shown : 'height'} />
        </div>
      </div>
      <HowField controls={controls} />
      <FormProblem message={controls.problem} />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={controls.busy}>
          Save measurements
        </Button>
        <Button
          variant="default"
          size="md"
          component={Link}
          to={back ?? (profile ? profilePath(profile._id) : listPath)}
          onClick={controls.drop}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
