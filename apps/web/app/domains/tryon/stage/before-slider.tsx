import classes from './stage.module.css';

/** Wipes from the person as they are to the person in what they try on. */
export function BeforeSlider({ after, onChange }: { after: number; onChange: (after: number) => void }) {
  return (
    <label className={classes.slider}>
      <span>Before</span>
      <input
        type="range"
        aria-label="How much of the picture shows the design"
        aria-valuetext={`${after}%`}
        min={0}
        max={100}
        value={after}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span>After</span>
    </label>
  );
}
