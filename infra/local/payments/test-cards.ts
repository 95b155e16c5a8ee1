/**
 * Behavior of a test card: https://docs.stripe.com/testing. Any other number is refused, so no real card is
 * ever entered here.
 */
export type TestCard = {
  number: string;
  brand: string;
  name: string;
  /** When it is entered. */
  onEntry: 'accepted' | 'declined' | 'asks';
  /** When it is charged without its owner. */
  onCharge: 'paid' | 'declined' | 'asks';
  /** When money goes back to it: the bank says so with the next turn of the clock. */
  onRefund?: 'failed';
};

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', name: 'Pays', onEntry: 'accepted', onCharge: 'paid' },
  { number: '5555555555554444', brand: 'mastercard', name: 'Pays', onEntry: 'accepted', onCharge: 'paid' },
  {
    number: '4000000000005126',
    brand: 'visa',
    name: 'Pays, and takes no refund',
    ...{ onEntry: 'accepted', onCharge: 'paid', onRefund: 'failed' },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    name: 'Is accepted, and declined when it is charged',
    onEntry: 'accepted',
    onCharge: 'declined',
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    name: 'Is declined',
    onEntry: 'declined',
    onCharge: 'declined',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    name: 'Asks its owner to confirm',
    onEntry: 'asks',
    onCharge: 'paid',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    name: 'Asks its owner to confirm each charge',
    onEntry: 'asks',
    onCharge: 'asks',
  },
];

/** The test card of a typed number; undefined for real ones. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/\D/g, '');
  return testCards.find(({ number }) => number === digits);
}
