import type { MakerCard } from '@adunni/contracts/makers/makers';
import { Picture } from '../../kit/pictures/picture.tsx';
import classes from './monogram.module.css';

/** A maker’s mark: their picture, or the first letters of the first two words of their name. */
export function Monogram({ maker, large = false }: { maker: Pick<MakerCard, 'avatar' | 'name'>; large?: boolean }) {
  return (
    <span className={large ? classes.large : classes.small} aria-hidden="true">
      {maker.avatar ? <Picture picture={maker.avatar} sizes={large ? '7rem' : '4rem'} alt="" /> : lettersOf(maker.name)}
    </span>
  );
}

const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
