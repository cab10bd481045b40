import classes from './note-fields.module.css';

/** What of a fit depends on whom a product is cut for. */
const HINTS: Readonly<Record<string, string>> = { women: '8 cm heels', men: 'trousers without a break' };

interface Props {
  gender: string;
  /** What the maker was told of an item that is edited. */
  given: { personalisation: string; measurementNote: string } | null;
}

/** What the maker should know of a piece made to measure; both are optional. Lengths are those that the API takes. */
export function NoteFields({ gender, given }: Props) {
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
          defaultValue={given?.personalisation}
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
          defaultValue={given?.measurementNote}
          placeholder={`For example ${HINTS[gender] ?? 'a longer hem'}, or a looser sleeve`}
        />
      </label>
    </>
  );
}
