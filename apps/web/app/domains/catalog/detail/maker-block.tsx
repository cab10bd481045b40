import type { MakerCard } from '@adunni/contracts/makers/makers';
import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers/tiers';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { AskForAlike } from '../../conversations/public/ask-for-alike.tsx';
import { ContactMaker } from '../../conversations/public/contact-maker.tsx';
import classes from './maker-block.module.css';

interface Props {
  maker: MakerCard;
  about: string;
  productId: string;
}

/** Who makes the piece, and how far we have checked them. */
export function MakerBlock({ maker, about, productId }: Props) {
  return (
    <section className={classes.block} aria-labelledby="maker">
      {maker.cover && (
        <div className={classes.cover}>
          <Picture picture={maker.cover} sizes="(min-width: 62em) 40rem, 100vw" alt="" />
        </div>
      )}
      <div className={classes.text}>
        <p className={classes.place}>
          Made in {maker.city}, {maker.country}
        </p>
        <h2 id="maker" className={classes.name}>
          {maker.name}
        </h2>
        <p className={classes.tagline}>{maker.tagline}</p>
        <p className={classes.tier}>
          <strong>{maker.tier}.</strong> {MAKER_TIER_MEANINGS[maker.tier]}
        </p>
        <Link to={`/makers/${maker.slug}`} className={classes.link}>
          Visit the workshop and see {countOf(maker.productCount, 'product')}
        </Link>
        <ContactMaker slug={maker.slug} about={about} />
        <AskForAlike maker={maker.slug} productId={productId} />
      </div>
    </section>
  );
}
