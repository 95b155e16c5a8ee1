import type { Dialogue } from '../dialogue.ts';
import { phrases } from '../en/phrases.ts';
import { siteQuestions } from '../en/site-questions.ts';
import { answerWords } from './answer-words.ts';
import { meaningWords } from './meaning-words.ts';
import { questionGrammar } from './question-grammar.ts';
import { contactPatterns, questionPatterns } from './question-patterns.ts';
import { remarkPatterns } from './remark-patterns.ts';

export const otherLanguages: Dialogue = {
  questions: questionPatterns,
  contact: contactPatterns,
  remarks: remarkPatterns,
  phrases,
  grammar: questionGrammar,
  meaning: meaningWords,
  answers: answerWords,
  siteQuestions,
};
