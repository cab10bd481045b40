import type { Suggestion } from '@adunni/contracts/search/suggestions';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../kit/pictures/picture.tsx';
import classes from './suggestions.module.css';

/** One line of the list; `search` are the words that it searches for. */
export type OptionData = Pick<Suggestion, 'title' | 'path'> &
  Partial<Pick<Suggestion, 'kind' | 'detail' | 'picture'>> & { search?: string };

interface Props {
  id: string;
  option: OptionData;
  isActive: boolean;
  onFollow: () => void;
}

/** A suggestion; the focus stays in the field, which names the active one. */
export function Option({ id, option: { kind, title, detail, path, picture }, isActive, onFollow }: Props) {
  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  }
  return (
    <Link
      id={id}
      to={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      data-round={kind === 'maker' || undefined}
      onClick={onClick}
    >
      {picture && (
        <span className={classes.picture}>
          <Picture picture={picture} sizes="2.5rem" alt="" />
        </span>
      )}
      <span className={classes.words}>
        {title}
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
