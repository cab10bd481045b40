import type { EventStep, Missing } from '@adunni/contracts/asoebi/missing';
import classes from './steps-nav.module.css';

export type Step = EventStep | 'preview';

/** The steps in which an event is made. */
export const STEPS: readonly { name: Step; label: string }[] = [
  { name: 'about', label: 'The event' },
  { name: 'groups', label: 'Groups' },
  { name: 'packages', label: 'Packages' },
  { name: 'handover', label: 'Pickup and delivery' },
  { name: 'preview', label: 'Preview' },
];

interface Props {
  step: Step;
  missing: readonly Missing[];
  onGo: (step: Step) => void;
}

/** The steps side by side, each with whether something is missing there; in one scrolling row on a phone. */
export function StepsNav({ step, missing, onGo }: Props) {
  return (
    <nav className={classes.nav} aria-label="Steps">
      <ol>
        {STEPS.map(({ name, label }) => {
          const left = missing.filter((one) => one.step === name).length;
          const isDone = name !== 'preview' && left === 0;
          return (
            <li key={name}>
              <button type="button" aria-current={name === step ? 'step' : undefined} onClick={() => onGo(name)}>
                {label}
                {isDone && (
                  <span className={classes.done}>
                    <span aria-hidden="true">✓</span>
                    <span className={classes.words}>complete</span>
                  </span>
                )}
                {left > 0 && (
                  <span className={classes.left}>
                    {left}
                    <span className={classes.words}> to do</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
