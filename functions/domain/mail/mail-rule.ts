/** Who can make us send a mail. `anyone` needs no account, `visitor` an assistant, `schedule` is only time. */
type Cause = 'anyone' | 'visitor' | 'customer' | 'staff' | 'schedule';
type Recipient = 'owner' | 'contact' | 'member' | 'visitor' | 'webmaster' | 'staff' | 'brand';
/** Who wrote words in it. An `owner` is whoever signed up: anybody can. */
type Author = 'owner' | 'visitor' | 'website' | 'staff';

type Common = { causedBy: Cause; goesTo: Recipient; words: readonly Author[] };

/** How one type of mail treats an address that has not confirmed. */
export type MailRule =
  /**
   * It is sent as it is: it carries nobody's words, or goes to ourselves. One that is put off counts too, and comes the
   * next day instead of never.
   */
  | (Common & { unconfirmed: 'same'; isCounted: boolean | 'put-off' })
  /**
   * It is sent without anybody's words. `isCounted` towards the address's mails of the day; `namesPayer` as the invoice
   * does, because staff or a payment made it.
   */
  | (Common & { unconfirmed: 'wordless'; isCounted: boolean; namesPayer?: true })
  /** It waits for the confirmation; one plain mail says what waits, with the `{website}` or its `{assistant}`. */
  | (Common & { unconfirmed: 'waits'; waiting: string })
  /** It answers a mail from that very address, for which the address's domain vouches: it is sent as it is. */
  | (Common & { unconfirmed: 'answered' });

/** Mails of the day to an address that has not confirmed; resets, invoices and security mails are not counted. */
export const mailsOfUnconfirmedDaily = 5;
