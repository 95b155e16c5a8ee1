import type { Lexicon } from '../lexicon.ts';
import { calendar } from './calendar.ts';
import { leadingRoles } from './leading-roles.ts';
import { pageWords } from './page-words.ts';
import { compounds, stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { valueWords } from './value-words.ts';
import { derivations, lightWords, selfNames } from './weights.ts';

export const german: Lexicon = {
  stopWords,
  determiners: 'ein eine einen einem einer mein meine meinen meinem meiner',
  tellingLetters: /[äöüß]/gi,
  stems,
  compounds,
  lightWords,
  derivations,
  selfNames,
  leadingRoles,
  calendar,
  pages: pageWords,
  values: valueWords,
};
