import type { Dialogue } from '../dialogue.ts';
import { answerWords } from './answer-words.ts';
import { intentPatterns } from './intent-patterns.ts';
import { meaningWords } from './meaning-words.ts';
import { phrases } from './phrases.ts';
import { questionGrammar } from './question-grammar.ts';
import { contactPatterns, questionPatterns } from './question-patterns.ts';
import { remarkPatterns } from './remark-patterns.ts';
import { siteQuestions } from './site-questions.ts';

export const german: Dialogue = {
  questions: questionPatterns,
  contact: contactPatterns,
  remarks: remarkPatterns,
  phrases,
  grammar: questionGrammar,
  meaning: meaningWords,
  answers: answerWords,
  siteQuestions,
  intents: intentPatterns,
};
