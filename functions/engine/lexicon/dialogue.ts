import type { AnswerWords } from './answer-words.ts';
import type { IntentPatterns } from './intent-patterns.ts';
import type { MeaningWords } from './meaning-words.ts';
import type { OpeningPatterns } from './opening-patterns.ts';
import type { Phrases } from './phrases.ts';
import type { QuestionGrammar } from './question-grammar.ts';
import type { ContactPatterns, QuestionPatterns } from './question-patterns.ts';
import type { SiteQuestions } from './site-questions.ts';
import type { RemarkPatterns, SmallTalkPhrases } from './small-talk.ts';

/** How visitors ask and talk in one language, and what is said to them. */
export type Dialogue = {
  questions: QuestionPatterns;
  contact: ContactPatterns;
  grammar: QuestionGrammar;
  remarks: RemarkPatterns;
  /** Whole messages that ask nothing of the site. */
  smallTalk?: SmallTalkPhrases;
  /** The same, where no question went before: "what time is it?" after one on an open day asks for its time. */
  smallTalkAtStart?: SmallTalkPhrases;
  meaning: MeaningWords;
  answers?: AnswerWords;
  intents?: IntentPatterns;
  opening?: OpeningPatterns;
  /** Asked and offered on an organisation's page; a language without its own has another's. */
  siteQuestions: SiteQuestions;
  /** Sentences around a reply; a language without its own says another's. */
  phrases: Phrases;
};
