import type { Product } from '@adunni/contracts/catalog/catalog';
import type { PublicSettings } from '@adunni/contracts/settings/settings';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Segments } from '../../../../kit/bodies/segments.tsx';
import { VIEWS, type View } from '../../../../kit/bodies/view.ts';
import { lazy } from '../../../../kit/lazy.ts';
import { Star } from '../../../../kit/pictures/stars.tsx';
import { useEditedLine } from '../../../cart/public/use-edited-line.ts';
import { KIND_NAMES, ratingText } from '../../labels.ts';
import { TryOnLink } from '../../public/try-on-link.tsx';
import { WishButton } from '../../public/wish-button.tsx';
import { useLook } from '../drawn/use-look.ts';
import { Facts } from '../facts.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { Share } from '../share.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import classes from './configurator.module.css';
import { chosenOf, firstPick, type Pick, pickFrom } from './pick.ts';
import { changedPart, galleryOf, pictureOf } from './shown-picture.ts';

const ProductOnBody = lazy(() => import('../drawn/product-on-body.tsx'));

interface Props {
  product: Product;
  settings: PublicSettings;
  origin: string;
}

/** Pictures on one side, and on the other what can be chosen, what it costs and when it is ready. */
export function Configurator({ product, settings, origin }: Props) {
  const [search] = useSearchParams();
  const edited = useEditedLine(search.get('edit'), product._id);
  const [pick, setPick] = useState<Pick>(() => pickFrom(product, search));
  const [missing, setMissing] = useState<string | null>(null);
  const pictures = useMemo(() => galleryOf(product), [product]);
  const [shown, setShown] = useState(() => {
    const part = changedPart(firstPick(product), pick);
    return (part && pictureOf(product, pictures, pick, part)) ?? 0;
  });
  const [hasChosen, setHasChosen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('flat');
  const isFlat = view === 'flat';
  const look = useLook(product, pick, hasChosen && isFlat, { frame, fields });
  const views = product.recipe && (
    <Segments legend="View" options={VIEWS} value={view} onChange={setView} className={classes.view} />
  );
  function change(next: Partial<Pick>): void {
    const after = { ...pick, ...next };
    const part = changedPart(pick, after);
    setShown((part && pictureOf(product, pictures, after, part)) ?? shown);
    setPick(after);
    setHasChosen(true);
    setMissing(null);
  }
  return (
    <div className={classes.layout}>
      <div className={classes.pictures} ref={frame}>
        {views}
        {isFlat ? (
          <Gallery pictures={pictures} title={product.title} shown={look === 'off' ? shown : 0} look={look} />
        ) : (
          <Suspense fallback={<div className={classes.coming} />}>
            <ProductOnBody product={product} pick={pick} />
          </Suspense>
        )}
      </div>
      <div className={classes.panel}>
        <header className={classes.head}>
          <p className={classes.maker}>
            <Link to={`/makers/${product.maker.slug}`}>{product.maker.name}</Link>
            <span className={classes.tier}>{product.maker.tier} maker</span>
          </p>
          <h1 className={classes.title}>{product.title}</h1>
          <p className={classes.facts}>
            <span>{KIND_NAMES[product.kind]}</span>
            {product.rating !== null && product.reviewCount > 0 && (
              <a href="#reviews" className={classes.rating}>
                <Star size={16} filled />
                {ratingText(product.rating)} from {product.reviewCount}{' '}
                {product.reviewCount === 1 ? 'review' : 'reviews'}
              </a>
            )}
          </p>
          <p className={classes.summary}>{product.summary}</p>
        </header>
        <ChoiceFields product={product} pick={pick} onChange={change} fields={fields} missing={missing} />
        <AddToCart
          key={edited === 'loading' ? null : edited?._id}
          product={product}
          edited={edited}
          pick={pick}
          delivery={settings}
          missing={missing}
          onMissing={setMissing}
        />
        <div className={classes.aside}>
          <WishButton productId={product._id} title={product.title} withText />
          {product.canTryOn && (
            <TryOnLink productId={product._id} title={product.title} pick={chosenOf(product, pick)} asText />
          )}
          {product.recipe && (
            <Link to={`/design?product=${product._id}`} state={{ pick }} className={classes.mine}>
              Customise in the design studio
            </Link>
          )}
          <Share title={product.title} maker={product.maker.name} url={`${origin}/products/${product._id}`} />
        </div>
        <Facts product={product} settings={settings} />
      </div>
    </div>
  );
}
