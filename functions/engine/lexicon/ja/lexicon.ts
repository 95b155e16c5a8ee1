import type { Lexicon } from '../lexicon.ts';
import { concepts } from './concepts.ts';
import { phrases } from './phrases.ts';
import { questionGrammar } from './question-grammar.ts';
import { contactPatterns, questionPatterns } from './question-patterns.ts';
import { remarkPatterns } from './remark-patterns.ts';
import { smallTalk, smallTalkAtStart } from './small-talk.ts';
import { stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { selfNames } from './weights.ts';

export const japanese: Lexicon = {
  stopWords,
  tellingLetters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  stems,
  selfNames,
  leadingRoles: { askedOfAny: 'boss' },
  concepts: [concepts],
  questions: questionPatterns,
  contact: contactPatterns,
  remarks: remarkPatterns,
  smallTalk,
  smallTalkAtStart,
  phrases,
  grammar: questionGrammar,
};
