-- Payments and the books stand lower and do not know the orders of guests: the keys by which they point to them.
select pg_temp.keep_foreign_key('payments', 'aso_ebi_order_id', 'aso_ebi_orders');
select pg_temp.keep_foreign_key('ledger_transactions', 'aso_ebi_order_id', 'aso_ebi_orders');

-- The command palette of the staff finds orders by the beginning of their number.
create index if not exists aso_ebi_orders_number_begins on aso_ebi_orders (number collate "C");
