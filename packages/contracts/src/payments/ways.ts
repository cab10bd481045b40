/**
 * How is paid, as it is said before paying: what serves somebody abroad, and what a bank at home is needed for. The cards
 * are those that Paystack takes from every country (https://support.paystack.com, “Accept international payments”).
 */
export const PAYMENT_WAYS = 'Visa, Mastercard or Verve card from any country; transfer or USSD from a Nigerian bank';
