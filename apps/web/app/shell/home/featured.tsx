import type { ProductCard as Product } from '@adunni/contracts/catalog/catalog';
import { ProductCard, ProductGrid } from '../../domains/catalog/public/product-card.tsx';
import home from './home.module.css';
import { SectionHead } from './section-head.tsx';

/** Pieces that the house puts forward. */
export function Featured({ products }: { products: readonly Product[] }) {
  return (
    <section className={home.section} aria-labelledby="featured">
      <SectionHead id="featured" title="New in" onward={{ label: 'Shop all', to: '/products' }} />
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
