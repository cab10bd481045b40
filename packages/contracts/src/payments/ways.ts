/** How is paid, as it is said before paying; a USSD code is dialled, which a name of four letters tells nobody abroad. */
export const PAYMENT_WAYS = 'Card, bank transfer or USSD (a code you dial on a Nigerian phone)';
