import { foldWord } from '#functions/engine/language/tokenize.ts';
import { opener } from './opener.ts';

/** "Is there …", "do you have …": what the next noun names is asked for, and the rest tells more about it. */
const existencePattern = new RegExp(
  `(?:^|[.!?,;:]\\s*)${opener}(?:(?:is|are) there|do (?:you|they|u)(?: guys| also| still| even| really)? (?:have|offer|do|sell|provide|teach|handle|take|accept|run|make|give|cover|rent|speak|(?:deal|help|work) with)|does (?:it|he|she|the \\w+) (?:have|offer|do|sell|provide|teach|handle|take|accept|speak)|have you(?: got)?|gibt es|gibts|haben sie|habt ihr|biete[nt] (?:sie|ihr)|mach(?:en sie|t ihr)|nehm(?:en sie|t ihr)|sprech(?:en sie|t ihr)|vertreten sie|(?:est-ce qu['’]il y a|y a-t-il|il y a)|avez[- ]vous|vous avez|faites-vous|vous faites|proposez-vous|vous proposez|acceptez-vous|hay|tienen?|teneis|ofrece(?:n|is)|hacen|haceis|dais|aceptan|есть ли|у вас есть)(?!\\p{L})`,
  'u',
);

/** What follows the words that ask whether a thing exists: its name and what more is said of it; undefined elsewhere. */
export function findThingAskedFor(text: string): string | undefined {
  const folded = foldWord(text.trim());
  const match = existencePattern.exec(folded);
  return match ? folded.slice(match.index + match[0].length) : undefined;
}
