import { IMPORT_COLUMNS, type ImportColumn } from '@adunni/contracts/catalog/import';
import { stringify } from 'csv-stringify/sync';

const EXAMPLES: readonly Partial<Record<ImportColumn, string>>[] = [
  {
    ...{ code: 'LW-01', sku: 'LW-01-M', title: 'Lagoon Wrap Dress', summary: 'A wrap dress for warm evenings.' },
    description: 'Cut from cotton poplin, with a tie at the waist and deep pockets.',
    ...{
      kind: 'ready-to-wear',
      gender: 'women',
      category: 'gowns',
      fabric: 'Cotton poplin',
      occasions: 'Dinner|Holiday',
    },
    ...{ tags: 'wrap|cotton', care: 'Wash at 30 °C.|Iron while damp.', returnable: 'yes', price: '45000' },
    ...{
      lead_days_min: '2',
      lead_days_max: '5',
      size_chart: 'women',
      size: 'M',
      colour: 'Indigo',
      colour_hex: '#1b2d6b',
    },
    stock: '12',
  },
  { code: 'LW-01', sku: 'LW-01-L', price: '46000', size: 'L', colour: 'Indigo', colour_hex: '#1b2d6b', stock: '8' },
];

/** The headings of an import with a product of two sizes as example. */
export const importTemplate = (): string =>
  stringify([...EXAMPLES], { header: true, bom: true, columns: Object.keys(IMPORT_COLUMNS) });
