import type { Lexicon } from '../lexicon.ts';
import { calendar } from './calendar.ts';
import { leadingRoles } from './leading-roles.ts';
import { pageWords } from './page-words.ts';
import { stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { valueWords } from './value-words.ts';
import { derivations, lightWords, selfNames } from './weights.ts';

export const spanish: Lexicon = {
  stopWords,
  determiners: 'un una unos unas mi mis su sus',
  tellingLetters: /[ñ¿¡áíóú]/gi,
  stems,
  lightWords,
  derivations,
  selfNames,
  leadingRoles,
  calendar,
  pages: pageWords,
  values: valueWords,
};
