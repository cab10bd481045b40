-- Words within what was written, and who wrote it.
create index if not exists inquiries_words on inquiries
  using gin ((number || ' ' || subject || ' ' || name || ' ' || email || ' ' || order_number || ' ' || description) gin_trgm_ops);

-- The command palette of the staff finds inquiries by the beginning of their number.
create index if not exists inquiries_number_begins on inquiries (number collate "C");
