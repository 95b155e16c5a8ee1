import type { AnswerWords } from './answer-words.ts';
import type { IntentPatterns } from './intent-patterns.ts';
import type { MeaningWords } from './meaning-words.ts';
import type { Phrases } from './phrases.ts';
import type { QuestionGrammar } from './question-grammar.ts';
import type { ContactPatterns, QuestionPatterns } from './question-patterns.ts';
import type { RemarkPatterns } from './remark.ts';
import type { SiteQuestions } from './site-questions.ts';

/** How visitors ask and chat in a language, and how the assistant replies. */
export type Dialogue = {
  questions: QuestionPatterns;
  contact: ContactPatterns;
  grammar: QuestionGrammar;
  remarks: RemarkPatterns;
  meaning: MeaningWords;
  answers?: AnswerWords;
  intents?: IntentPatterns;
  /** Questions asked and offered on an organisation's page; a language without its own uses another's. */
  siteQuestions: SiteQuestions;
  /** Sentences around a reply; a language without its own uses another's. */
  phrases: Phrases;
};
