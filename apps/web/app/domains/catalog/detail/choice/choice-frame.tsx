import type { ReactNode } from 'react';
import classes from './choice-frame.module.css';

interface Props {
  /** What leads to it when it is missing. */
  name: string;
  legend: string;
  /** What is picked, or asks for it; null says nothing beside the name. */
  picked: string | null;
  isMissing: boolean;
  children: ReactNode;
}

/** A group of choices with what is picked beside its name; one that is missing carries `data-missing`. */
export function ChoiceFrame({ name, legend, picked, isMissing, children }: Props) {
  return (
    <fieldset id={name} className={classes.field} data-field={name} data-missing={isMissing || undefined}>
      <legend className={classes.legend}>
        {legend}
        {picked !== null && <span className={classes.picked}>{picked}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
