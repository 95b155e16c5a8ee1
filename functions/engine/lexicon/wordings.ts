import type { ValueType } from './value-type.ts';

/** Small talk, and other messages that ask nothing about the organisation. */
export const remarks = [
  'greeting',
  'thanks',
  'goodbye',
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
export type Wordings = Readonly<
  Partial<Record<(typeof remarks)[number], string>> &
    Record<AskedFact, string> & {
      /** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
      openingAtStart?: string;
      /** The wish to talk to a person or to be called back; the phrase may open a longer message. */
      person: string;
      /** Whom visitors ask for, beside the leaders of an organisation. */
      roles: string;
      /** Beginnings and ends of messages that change nothing. */
      fillers: string;
      /** By the kind of value that answers it; words of a phrase may have others between them. */
      values: Readonly<Partial<Record<ValueType, string>>>;
    }
>;
