import type { ProductCard as Product } from '@adunni/contracts/catalog/catalog';
import { ProductCard, ProductGrid } from '../../domains/catalog/public/product-card.tsx';
import home from './home.module.css';
import { SectionHead } from './section-head.tsx';

/** What came into the shop last. */
export function NewIn({ products }: { products: readonly Product[] }) {
  return (
    <section className={home.section} aria-labelledby="new-in">
      <SectionHead id="new-in" title="New in" onward={{ label: 'Shop all', to: '/products?sort=newest' }} />
      <ProductGrid>
        {products.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
