import classes from './face.module.css';

/** The five faces, from the worst to the best: how the mouth runs, and what it means. */
export const FACES = [
  { mouth: 'M8 17.5Q12 12.5 16 17.5', label: 'Very poor' },
  { mouth: 'M8.5 16.5Q12 14 15.5 16.5', label: 'Poor' },
  { mouth: 'M8.5 15.5H15.5', label: 'Okay' },
  { mouth: 'M8.5 14.5Q12 17 15.5 14.5', label: 'Good' },
  { mouth: 'M7.5 13.5Q12 20 16.5 13.5Z', label: 'Excellent' },
] as const;

/** One of the five faces, by its score from 1 to 5; a label beside it says what it means. */
export function Face({ score }: { score: number }) {
  return (
    <svg className={classes.face} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M9 9V10.5M15 9V10.5" />
      <path d={FACES[score - 1]?.mouth} />
    </svg>
  );
}
