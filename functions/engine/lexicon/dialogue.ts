import type { MeaningWords } from './meaning-words.ts';
import type { Phrases } from './phrases.ts';
import type { QuestionGrammar } from './question-grammar.ts';
import type { ContactPatterns, QuestionPatterns } from './question-patterns.ts';
import type { RemarkPatterns, SmallTalkPhrases } from './small-talk.ts';

/** How visitors ask and chat in a language, and how the assistant replies. */
export type Dialogue = {
  questions: QuestionPatterns;
  contact: ContactPatterns;
  grammar: QuestionGrammar;
  remarks: RemarkPatterns;
  /** Whole messages that aren't questions about the site. */
  smallTalk?: SmallTalkPhrases;
  /** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
  smallTalkAtStart?: SmallTalkPhrases;
  meaning: MeaningWords;
  /** Sentences around a reply; a language without its own uses another's. */
  phrases: Phrases;
};
