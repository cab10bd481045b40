-- The words of tickets hold more now than what was said: they are gathered anew.
TRUNCATE "ticket_words";
