import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { MODELS, type Model, SKIN_TONES } from '../room/models.ts';
import { figureOfProfile } from '../room/own-figure.ts';
import classes from './choose.module.css';
import { OwnFigureForm } from './own-figure-form.tsx';

interface Props {
  body: Model;
  onChange: (body: Model) => void;
}

/** On whom things are tried: a drawn model, saved measurements, or typed lengths; in any tone of skin. */
export function BodyChoice({ body, onChange }: Props) {
  const [profiles, setProfiles] = useState<readonly MeasurementProfile[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { skin } = body.look;

  async function load(): Promise<void> {
    setProblem(null);
    try {
      setProfiles((await callApi(listMeasurements)).items);
    } catch (error) {
      setProblem(messageOf(error, 'Your measurements could not be loaded. Please try again.'));
    }
  }

  return (
    <div className={classes.bodies}>
      <fieldset className={classes.chips}>
        <legend>Model</legend>
        {MODELS.map((model) => (
          <label key={model.id}>
            <input type="radio" name="body" checked={model.id === body.id} onChange={() => onChange(model)} />
            {model.name}
          </label>
        ))}
        {profiles?.map((profile) => {
          const figure = figureOfProfile(profile, skin);
          return (
            <label key={profile._id}>
              <input type="radio" name="body" checked={figure.id === body.id} onChange={() => onChange(figure)} />
              {profile.name}
            </label>
          );
        })}
      </fieldset>
      <fieldset className={classes.tones}>
        <legend>Skin tone</legend>
        {SKIN_TONES.map(({ name, colour }) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name="skin"
              checked={colour.join() === skin.join()}
              onChange={() => onChange({ ...body, look: { ...body.look, skin: colour } })}
            />
            <span style={{ backgroundColor: `rgb(${colour.join(' ')})` }} aria-hidden="true" />
            <span className={classes.hidden}>{name}</span>
          </label>
        ))}
      </fieldset>
      <div>
        {profiles === null ? (
          <Button variant="default" onClick={load}>
            Use my saved measurements
          </Button>
        ) : (
          profiles.length === 0 && <p role="status">You have no saved measurements yet. Enter a few lengths below.</p>
        )}
        <FormProblem message={problem} />
      </div>
      <OwnFigureForm skin={skin} onFigure={onChange} />
    </div>
  );
}
