import type { Remark, RemarkPatterns } from '#functions/engine/lexicon/small-talk.ts';
import { patternOf, sourceOf } from './join-dialogues.ts';

export type { Remark };

const join = (name: keyof RemarkPatterns) => patternOf(({ remarks }) => remarks[name]);
const anyOf = (name: keyof RemarkPatterns) => `(?:${sourceOf(({ remarks }) => remarks[name])})`;

const number = String.raw`-?\d[\d.,]*`;
const calculation = anyOf('calculation');

/**
 * Patterns for messages that aren't questions about the site, in order, on the folded message (lower case, no
 * accents). Small talk must match the whole message; the others may match a part.
 */
export const conversationPatterns: readonly { remark: Remark; pattern: RegExp }[] = [
  { remark: 'injection', pattern: join('injection') },
  { remark: 'abuse', pattern: join('abuse') },
  {
    remark: 'greeting',
    pattern: new RegExp(
      String.raw`^${anyOf('greeting')}(?: ${anyOf('greeted')})?[\s!.,?。👋🙂]*(?:[:;=]-?[)d(p])?\s*$`,
      'u',
    ),
  },
  {
    remark: 'thanks',
    pattern: new RegExp(
      String.raw`^(?:ok(?:ay)?,? |great,? |perfect,? |super,? )?${anyOf('thanks')}(?: ${anyOf('thankedFor')})?[\s!.,。🙂👍]*$`,
      'u',
    ),
  },
  { remark: 'goodbye', pattern: new RegExp(String.raw`^${anyOf('goodbye')}[\s!.,。👋]*$`, 'u') },
  { remark: 'identity', pattern: join('identity') },
  { remark: 'howAreYou', pattern: join('howAreYou') },
  { remark: 'handoff', pattern: join('handoff') },
  {
    remark: 'offTopic',
    pattern: new RegExp(
      `^(?:${calculation} )?${number} ?(?:[+*x×÷^]|${anyOf('operator')}) ?${number} ?=? ?[?.!]*$|^${calculation} ${number} ?[-/:] ?${number} ?=? ?[?.!]*$`,
      'u',
    ),
  },
  { remark: 'identity', pattern: join('opinion') },
];
