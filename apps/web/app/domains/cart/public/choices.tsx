import classes from './choices.module.css';

interface Props {
  /** Size and colour of what is ready to wear; empty ones are left out. */
  plain: readonly (string | null | undefined)[];
  options: readonly { group: string; choice: string }[];
  personalisation: string;
  measurementNote: string;
}

/** What was chosen for a piece, and what its maker was told. */
export function Choices({ plain, options, personalisation, measurementNote }: Props) {
  const worn = plain.filter(Boolean);
  return (
    <div className={classes.choices}>
      {worn.length > 0 && <p>{worn.join(' · ')}</p>}
      {options.length > 0 && (
        <dl>
          {options.map(({ group, choice }) => (
            <div key={group}>
              <dt>{group}</dt> <dd>{choice}</dd>
            </div>
          ))}
        </dl>
      )}
      <Words label="Personalisation" text={personalisation} />
      <Words label="Fit notes" text={measurementNote} />
    </div>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p className={classes.words}>
      <span>{label}</span> {text}
    </p>
  );
}
