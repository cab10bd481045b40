import classes from './number-text.module.css';

/** Numbers that people read out and copy: `ADN-2026-000123`. */
const NUMBER = /([A-Z]{3}-\d{4}-\d+)/;

/** A text whose numbers of orders, bookings and the like don’t break at their hyphens, while they are copied as they are. */
export function NumberText({ children }: { children: string }) {
  return children.split(NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span key={place} className={classes.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
