import type { Article } from '@adunni/contracts/help/articles';
import { ProductCard } from '../../catalog/public/product-card.tsx';
import { TaxLine } from '../../settings/public/tax.tsx';
import classes from './article.module.css';

/** What of the shop fits an article. */
export function Products({ products }: Pick<Article, 'products'>) {
  return (
    <section className={classes.related} aria-labelledby="products">
      <h2 id="products">Related products</h2>
      <TaxLine />
      <ul className={classes.products}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
