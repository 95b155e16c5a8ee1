import type { ValueType } from './value-type.ts';

/** Small talk, and other messages that ask nothing about the organisation. */
export const remarks = [
  'greeting',
  'thanks',
  'goodbye',
  'neverMind',
  'opening',
  'complaint',
  'identity',
  'privacy',
  'howAreYou',
  'offTopic',
] as const;

/** What the organisation's facts answer. `contact` is every way to reach it. */
export const askedFacts = ['hours', 'address', 'phone', 'fax', 'email', 'contact', 'about'] as const;
export type AskedFact = (typeof askedFacts)[number];

/**
 * How visitors of one language say what needs no search or shows what a passage must hold: phrases parted by bars, matched
 * by their words (`search/match-wordings.ts`). Accents don't matter; a role in a phrase stands for all roles.
 */
export type WishWordings = Readonly<
  Partial<Record<(typeof remarks)[number], string>> &
    Record<AskedFact, string> & {
      /** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
      atStart?: Readonly<Partial<Record<(typeof remarks)[number], string>>>;
      /** The wish to talk to a person or to be called back; the phrase may open a longer message. */
      person: string;
      /** The wish for a person's help, as a whole message: what more it says is a question. */
      helps: string;
      /** Whom visitors ask for, beside the leaders of an organisation. */
      roles: string;
      /** Whole messages that ask for a person without a verb. */
      alone: string;
      /** Whom somebody wants to talk to, as the first group: any person, office or department. */
      whom: RegExp;
      /** Beginnings and ends of messages that change nothing. */
      fillers: string;
      /** Words that make a question of what follows: "how do I enrol" wants no person. */
      asking: string;
      /** Words of somebody who says something for a person, rather than looks for it. */
      speaker: string;
      /** Words that head what somebody gives of themselves: "phone", "surname". */
      fields: string;
      /** Words of when and how somebody is reached, beside their number. */
      reached: string;
      /** Whole messages that take an offer, and that decline it or end what was begun. */
      consent: string;
      /** Whole messages that take note of what was said: they answer a question, and take no offer. */
      assent: string;
      cancel: string;
      /** Whole messages that take back what was said or asked: they end what was begun, and nothing else. */
      neverMind: string;
      /** Whole messages of somebody who is asked for their question and has none to write. */
      skip: string;
    }
>;
/** How visitors of one language ask for a value or for whether there is something. */
export type AskingWordings = Readonly<{
  /** Words that ask for more than yes or no. */
  interrogatives: string;
  /** Words by which visitors ask whether there is something, whichever of them they take: "do you offer", "is there". */
  availability: string;
  /** By the kind of value that answers it; words of a phrase may have others between them. */
  values: Readonly<Partial<Record<ValueType, string>>>;
}>;
export type Wordings = WishWordings & AskingWordings;
