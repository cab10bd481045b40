import classes from './note-fields.module.css';

/** What the maker should know of a piece made to measure; both are optional. Lengths are those that the API takes. */
export function NoteFields() {
  return (
    <>
      <label className={classes.note}>
        <span className={classes.label}>
          Personalisation <span className={classes.optional}>Optional</span>
        </span>
        <textarea
          name="personalisation"
          rows={2}
          maxLength={400}
          placeholder="For example initials inside the cuff or aso-ebi colours"
        />
      </label>
      <label className={classes.note}>
        <span className={classes.label}>
          Fit notes <span className={classes.optional}>Optional</span>
        </span>
        <textarea
          name="measurementNote"
          rows={2}
          maxLength={1000}
          placeholder="For example 8 cm heels, or a looser sleeve"
        />
      </label>
    </>
  );
}
