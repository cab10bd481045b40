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

/** A pattern as its maker has it. */
export const PATTERNS: readonly Kind[] = [
  {
    name: 'pattern-of-an-item',
    who: 'designer',
    path: async () => `/designer/orders/${await ofPart('order_id')}/pattern/${await ofPart('id')}`,
    full: true,
  },
];
