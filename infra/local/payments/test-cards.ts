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

const card = (
  number: string,
  brand: string,
  name: string,
  onEntry: TestCard['onEntry'],
  onCharge: TestCard['onCharge'],
) => ({ number, brand, name, onEntry, onCharge });

export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'visa', 'Pays', 'accepted', 'paid'),
  card('5555555555554444', 'mastercard', 'Pays', 'accepted', 'paid'),
  {
    ...card('4000000000005126', 'visa', 'Pays, and takes no refund', 'accepted', 'paid'),
    onRefund: 'failed',
  },
  card('4000000000000341', 'visa', 'Is accepted, and declined when it is charged', 'accepted', 'declined'),
  card('4000000000000002', 'visa', 'Is declined', 'declined', 'declined'),
  card('4000002500003155', 'visa', 'Asks its owner to confirm', 'asks', 'paid'),
  card('4000002760003184', 'visa', 'Asks its owner to confirm each charge', 'asks', 'asks'),
];

/** The test card of a typed number; undefined for real ones. */
export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/\D/g, '');
  return testCards.find(({ number }) => number === digits);
}
