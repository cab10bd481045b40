import { Link } from 'react-router';
import button from '../../kit/button.module.css';
import classes from './section-head.module.css';

interface Props {
  id: string;
  title: string;
  /** Where the section goes on. */
  onward?: { label: string; to: string };
}

/** The head of a section, with the way to all of it. */
export function SectionHead({ id, title, onward }: Props) {
  return (
    <div className={classes.head}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {onward && (
        <Link to={onward.to} className={button.onward}>
          {onward.label}
        </Link>
      )}
    </div>
  );
}
