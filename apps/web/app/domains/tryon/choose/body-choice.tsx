import type { Answer } from '@adunni/contracts/endpoint';
import { listTryOnProfiles } from '@adunni/contracts/tryon/profiles';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { MODELS, SKIN_TONES } from '../../../kit/bodies/models.ts';
import { figureOfProfile } from '../../../kit/bodies/own-figure.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PLANS_PATH } from '../../subscriptions/public/premium-guard.ts';
import { isPhoto, type Person, type PhotoPerson } from '../person.ts';
import { PhotoChoice } from '../photo/photo-choice.tsx';
import classes from './choose.module.css';
import { OwnFigureForm } from './own-figure-form.tsx';

interface Props {
  body: Person;
  onChange: (body: Person) => void;
}

/** On whom things are tried: a photo, a drawn model, saved measurements, or typed lengths, drawn in any tone of skin. */
export function BodyChoice({ body, onChange }: Props) {
  const [profiles, setProfiles] = useState<Answer<typeof listTryOnProfiles> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [skin, setSkin] = useState((MODELS[0] as (typeof MODELS)[number]).look.skin);
  const [photo, setPhoto] = useState<PhotoPerson | null>(null);

  /** A drawn one brings its own tone of skin along. */
  function choose(person: Person): void {
    if (isPhoto(person)) setPhoto(person);
    else setSkin(person.look.skin);
    onChange(person);
  }

  async function load(): Promise<void> {
    setProblem(null);
    try {
      setProfiles(await callApi(listTryOnProfiles));
    } catch (error) {
      setProblem(messageOf(error, 'Your measurements could not be loaded. Please try again.'));
    }
  }

  return (
    <div className={classes.bodies}>
      <PhotoChoice onPerson={choose} />
      <fieldset className={classes.chips}>
        <legend>{photo ? 'Photo or model' : 'Or a model'}</legend>
        {photo && (
          <label>
            <input type="radio" name="body" checked={photo.id === body.id} onChange={() => choose(photo)} />
            {photo.name}
          </label>
        )}
        {MODELS.map((model) => (
          <label key={model.id}>
            <input type="radio" name="body" checked={model.id === body.id} onChange={() => choose(model)} />
            {model.name}
          </label>
        ))}
        {profiles?.items.map((profile) => {
          const figure = figureOfProfile(profile, skin);
          return (
            <label key={profile._id}>
              <input
                type="radio"
                name="body"
                checked={figure.id === body.id}
                disabled={!profile.isInPlan}
                onChange={() => choose(figure)}
              />
              {profile.name}
            </label>
          );
        })}
      </fieldset>
      {!isPhoto(body) && (
        <fieldset className={classes.tones}>
          <legend>Skin tone</legend>
          {SKIN_TONES.map(({ name, colour }) => (
            <label key={name} title={name}>
              <input
                type="radio"
                name="skin"
                checked={colour.join() === skin.join()}
                onChange={() => choose({ ...body, look: { ...body.look, skin: colour } })}
              />
              <span style={{ backgroundColor: `rgb(${colour.join(' ')})` }} aria-hidden="true" />
              <span className={classes.hidden}>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div>
        {profiles === null ? (
          <Button variant="default" onClick={load}>
            Use my saved measurements
          </Button>
        ) : (
          <ProfilesNote {...profiles} />
        )}
        <FormProblem message={problem} />
      </div>
      <OwnFigureForm skin={skin} onFigure={choose} />
    </div>
  );
}

/** What saved measurements there are, and that the plan dresses no more of them. */
function ProfilesNote({ limit, items }: Answer<typeof listTryOnProfiles>) {
  if (items.length === 0) return <p role="status">You have no saved measurements yet. Enter a few lengths below.</p>;
  if (limit === null || items.every(({ isInPlan }) => isInPlan)) return null;
  return (
    <p role="status">
      {limit === 0
        ? 'Your plan does not include saved measurements.'
        : `Your plan includes ${limit} try-on ${limit === 1 ? 'profile' : 'profiles'}: the ${limit === 1 ? 'one' : 'ones'} you added first.`}{' '}
      <Link to={PLANS_PATH}>See plans</Link>
    </p>
  );
}
