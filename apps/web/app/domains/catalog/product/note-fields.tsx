import classes from './note-fields.module.css';

/** What the maker should know of a piece made to measure; both are optional. Lengths are those that the API takes. */
export function NoteFields() {
  return (
    <div className={classes.notes}>
      <label className={classes.note}>
        <span className={classes.label}>
          Personalisation <span className={classes.optional}>Optional</span>
        </span>
        <textarea
          name="personalisation"
          rows={2}
          maxLength={400}
          placeholder="Initials inside the cuff, the family’s aso-ebi colours…"
        />
      </label>
      <label className={classes.note}>
        <span className={classes.label}>
          Your measurements <span className={classes.optional}>Optional</span>
        </span>
        <textarea
          name="measurementNote"
          rows={3}
          maxLength={1000}
          aria-describedby="measurement-hint"
          placeholder="Bust 92 cm, waist 74 cm, hip 100 cm, height 168 cm…"
        />
      </label>
      <p id="measurement-hint" className={classes.hint}>
        Write down what you have. The maker confirms every measurement with you before anything is cut.
      </p>
    </div>
  );
}
