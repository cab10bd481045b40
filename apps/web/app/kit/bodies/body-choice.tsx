import { type ReactNode, useId } from 'react';
import { bodyFor, groupsFor, keyOf, labelOf, type Wearer } from './bodies.ts';
import classes from './body-choice.module.css';
import type { Model } from './models.ts';
import type { Measured } from './own-figure.ts';
import { Silhouette } from './silhouette.tsx';

interface Props {
  /** Of the choice, by which the browser knows what belongs to it. */
  name: string;
  wearer: Wearer;
  profiles: readonly Measured[];
  picked: string | null;
  onPick: (key: string) => void;
}

/** The bodies to choose from: drawn models by their build, and figures of saved measurements. */
export function BodyChoice({ name, wearer, profiles, picked, onPick }: Props) {
  const own = profiles.map((profile) => bodyFor(wearer, profile._id, profiles));
  const body = (model: Model, label: string) => (
    <label key={keyOf(model)} className={classes.body}>
      <input
        type="radio"
        name={name}
        checked={keyOf(model) === picked}
        onChange={({ currentTarget }) => {
          onPick(keyOf(model));
          currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      />
      <Silhouette look={model.look} />
      <span>{label}</span>
    </label>
  );
  return (
    <div className={classes.bodies} role="radiogroup" aria-label="Body">
      {own.length > 0 && <Group legend="Your figure">{own.map((model) => body(model, model.name))}</Group>}
      {groupsFor(wearer).map(({ legend, models }) => (
        <Group key={legend} legend={legend}>
          {models.map((model) => body(model, labelOf(model)))}
        </Group>
      ))}
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can’t be laid out as part of a row
    <div className={classes.group} role="group" aria-labelledby={id}>
      <span id={id}>{legend}</span>
      {children}
    </div>
  );
}
