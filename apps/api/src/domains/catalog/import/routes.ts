import { getImportTemplate, importProducts as importProductsEndpoint } from '@adunni/contracts/catalog/import';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { importProducts } from './import.service.ts';
import { importTemplate } from './template.ts';

/** Takes products from CSV files. */
export function importRoutes(app: FastifyInstance): void {
  mount(app, importProductsEndpoint, async ({ ctx, request, query: { dry, maker } }) =>
    importProducts(ctx, await readUpload(request, importProductsEndpoint), { dry: dry === '1', maker }),
  );
  mount(app, getImportTemplate, async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products-template.csv"')
      .send(importTemplate()),
  );
}
