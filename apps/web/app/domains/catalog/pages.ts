import type { DomainPages, StaffPage } from '../../kit/domain-pages.ts';

/** Designers see only their own products. */
const products: readonly StaffPage[] = [
  { path: 'products', file: 'catalog/products/list/products.page.tsx', label: 'Products', group: 'Products' },
  { path: 'products/add', file: 'catalog/products/editor/add-product.page.tsx', label: 'Add a product' },
  { path: 'products/import', file: 'catalog/products/import/import.page.tsx', label: 'Import products' },
  { path: 'products/edit/:productId', file: 'catalog/products/editor/edit-product.page.tsx' },
];

const categories: readonly StaffPage[] = [
  {
    path: 'product-category/all',
    file: 'catalog/categories/tree/tree.page.tsx',
    label: 'Product categories',
    group: 'Products',
  },
  { path: 'product-category/add', file: 'catalog/categories/category-form.page.tsx', label: 'Add a product category' },
  { path: 'product-category/edit/:id', file: 'catalog/categories/category-form.page.tsx' },
  { path: 'product-category/view/:categoryId', file: 'catalog/categories/category.page.tsx' },
];

export const pages: DomainPages = {
  shop: [
    { path: 'products', file: 'catalog/list/products.page.tsx' },
    { path: 'products/:productId', file: 'catalog/detail/product.page.tsx' },
  ],
  admin: [...products, ...categories],
  designer: products,
};
