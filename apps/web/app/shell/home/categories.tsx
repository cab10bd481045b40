import type { Category } from '@adunni/contracts/catalog/catalog';
import { Link } from 'react-router';
import { Picture } from '../../kit/pictures/picture.tsx';
import { PREFETCH } from '../../kit/prefetch.ts';
import classes from './categories.module.css';
import home from './home.module.css';
import { SectionHead } from './section-head.tsx';

/** The wardrobes, as pictures that lead into them. */
export function Categories({ categories }: { categories: readonly Category[] }) {
  return (
    <section className={home.section} aria-labelledby="categories">
      <SectionHead id="categories" title="Shop by category" />
      <ul className={classes.list}>
        {categories.map(({ _id, slug, name, productCount, picture }) => (
          <li key={_id}>
            <Link to={`/products?category=${slug}`} className={classes.link} prefetch={PREFETCH}>
              <div className={classes.frame}>
                {picture && (
                  <Picture picture={picture} sizes="(min-width: 75em) 13rem, (min-width: 48em) 30vw, 46vw" alt="" />
                )}
              </div>
              <span className={classes.name}>{name}</span>
              <span className={classes.count}>
                {productCount} {productCount === 1 ? 'product' : 'products'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
