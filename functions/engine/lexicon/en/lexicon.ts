import type { Lexicon } from '../lexicon.ts';
import { calendar } from './calendar.ts';
import { businessConcepts } from './concepts/business.ts';
import { everydayConcepts } from './concepts/everyday.ts';
import { goingOutConcepts } from './concepts/going-out.ts';
import { lawConcepts } from './concepts/law.ts';
import { moneyAndTimeConcepts } from './concepts/money-and-time.ts';
import { peopleConcepts } from './concepts/people.ts';
import { schoolConcepts } from './concepts/schools.ts';
import { tradeConcepts } from './concepts/trades.ts';
import { leadingRoles } from './leading-roles.ts';
import { phrases } from './phrases.ts';
import { questionGrammar } from './question-grammar.ts';
import { contactPatterns, questionPatterns } from './question-patterns.ts';
import { remarkPatterns } from './remark-patterns.ts';
import { smallTalk, smallTalkAtStart } from './small-talk.ts';
import { stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { circumstances, derivations, lightWords, relations, selfNames } from './weights.ts';

export const english: Lexicon = {
  stopWords,
  stems,
  lightWords,
  derivations,
  selfNames,
  circumstances,
  relations,
  leadingRoles,
  calendar,
  concepts: [
    everydayConcepts,
    moneyAndTimeConcepts,
    peopleConcepts,
    schoolConcepts,
    lawConcepts,
    businessConcepts,
    goingOutConcepts,
    tradeConcepts,
  ],
  questions: questionPatterns,
  contact: contactPatterns,
  remarks: remarkPatterns,
  smallTalk,
  smallTalkAtStart,
  phrases,
  grammar: questionGrammar,
};
