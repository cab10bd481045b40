import classes from './cloth.module.css';

/** Colours side by side, as a strip of cloth; `className` says how high it is and where it lies. */
export function Cloth({ hexes, className }: { hexes: readonly string[]; className: string | undefined }) {
  return (
    <span className={`${classes.cloth} ${className}`} aria-hidden="true">
      {hexes.map((hex, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and colours have nothing else to tell them apart
        <i key={index} style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}
