/** Providers that read a name with and without its dots as the same mailbox. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address leads to, by which mails to it are counted: without letter case, without what stands
 * behind a plus, and without dots where they mean nothing. Mails go to the address as it was written.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return WITHOUT_DOTS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
