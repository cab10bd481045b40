import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The same pages in the areas of staff and of designers, who see only their own. */
const pagesOf = (area: string): RouteConfigEntry[] =>
  prefix('products', [
    route('', 'domains/catalog/products/list/products.page.tsx', { id: `${area}-products` }),
    route('add', 'domains/catalog/products/editor/add-product.page.tsx', { id: `${area}-product-add` }),
    route('import', 'domains/catalog/products/import/import.page.tsx', { id: `${area}-product-import` }),
    route('edit/:productId', 'domains/catalog/products/editor/edit-product.page.tsx', { id: `${area}-product-edit` }),
  ]);

export const adminRoutes: RouteConfigEntry[] = pagesOf('admin');
export const designerRoutes: RouteConfigEntry[] = pagesOf('designer');
