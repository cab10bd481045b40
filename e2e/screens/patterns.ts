import { idOf } from './ids.ts';
import type { Kind } from './kinds.ts';

/** Something of the designer’s part whose pattern is looked at. */
const ofPart = (column: 'id' | 'order_id') =>
  idOf(
    `select p.${column} as id from order_parts p join makers m on m.id = p.maker_id join users u on u.id = m.user_id
      join order_items i on i.part_id = p.id join order_measurements f on f.order_item_id = i.id
      where u.email = 'designer@adunni.example' and i.title = $1 and p.stage = 'finishing'`,
    'Groom Etu Agbada',
  );

/** Measurements of the customer, who has a premium plan. */
const ofProfile = () =>
  idOf(
    `select m.id from measurement_profiles m join users u on u.id = m.user_id
      where u.email = 'customer@adunni.example' and m.name = $1`,
    'Amaka',
  );

/** Patterns as makers and customers have them. */
export const PATTERNS: readonly Kind[] = [
  {
    name: 'pattern-of-an-item',
    who: 'designer',
    path: async () => `/designer/orders/${await ofPart('order_id')}/pattern/${await ofPart('id')}`,
    full: true,
  },
  {
    name: 'pattern-of-own-measurements',
    who: 'customer',
    path: async () => `/account/patterns/${await ofProfile()}`,
    full: true,
  },
];
