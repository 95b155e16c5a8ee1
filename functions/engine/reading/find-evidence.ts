import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { cite, citeSource } from '#functions/engine/reply/cite.ts';
import { languagesOf } from '#functions/engine/search/terms/expand-term.ts';
import type { Evidence } from './evidence.ts';
import { type Located, locateWords } from './locate-words.ts';
import { type ShownPassage, showPassage } from './shown/shown-passage.ts';

/** Evidence with its statements. */
export type FoundEvidence = Evidence & { statements: readonly Statement[] };

/** Finds the words that a model quoted from a passage; empty if they aren't there. */
export function findEvidence(
  named: { number: number; words: string },
  passages: ReadonlyMap<number, ShownPassage>,
  knowledge: Knowledge,
): FoundEvidence[] {
  const passage = passages.get(named.number);
  if (!passage) return [];
  for (const place of [passage, ...besideOn(passage, knowledge)]) {
    const located = locateWords(named.words, place.statements);
    if (located) return located.flatMap((part) => makeEvidence(part, place, knowledge));
  }
  return findInHeadings(named.words, passage, knowledge);
}

/** The neighbouring passages, because pages are split by length and a quote may continue in the next one. */
function besideOn({ number, source, fact }: ShownPassage, knowledge: Knowledge): ShownPassage[] {
  if (fact) return [];
  return [number - 2, number].flatMap((index) => {
    const beside = showPassage(knowledge, index);
    return beside?.source === source ? [beside] : [];
  });
}

/** One per block of the page, because a citation quotes one place. Headings above other words aren't quoted. */
function makeEvidence(
  { words, statements }: Located,
  passage: ShownPassage,
  knowledge: Knowledge,
): FoundEvidence[] {
  const told = statements.filter(({ kind }) => kind !== 'heading');
  const blocks = Map.groupBy(told.length > 0 ? told : statements, ({ block }) => block);
  return [...blocks.values()].flatMap((block) => {
    const citation = passage.fact
      ? citeSource(knowledge, passage.source, passage.fact.quote)
      : cite(knowledge, passage.source, block);
    if (!citation) return [];
    const surroundings = statements.map(({ text }) => text).join('\n');
    return [
      { ...describe(words, surroundings, passage, statements, knowledge), citation, statements: block },
    ];
  });
}

/** Finds the words in the page's title or in the headings above. */
function findInHeadings(words: string, passage: ShownPassage, knowledge: Knowledge): FoundEvidence[] {
  const title = knowledge.sources[passage.source]?.title ?? '';
  for (const text of [...passage.headings, title].filter(Boolean)) {
    const heading: Statement = { kind: 'heading', text, block: -1 };
    const [located] = locateWords(words, [heading]) ?? [];
    const citation = located && citeSource(knowledge, passage.source, text);
    if (located && citation)
      return [{ ...describe(located.words, text, passage, [], knowledge), citation, statements: [heading] }];
  }
  return [];
}

function describe(
  words: string,
  surroundings: string,
  passage: ShownPassage,
  quoted: readonly Statement[],
  knowledge: Knowledge,
) {
  const source = knowledge.sources[passage.source];
  const language = languageOfTag(source?.language) ?? languagesOf(knowledge)[0] ?? 'en';
  return {
    words,
    surroundings,
    passage: describeAround(quoted, passage.statements),
    context: [source?.title ?? '', ...passage.headings].filter(Boolean),
    language: detectLanguage(surroundings, language) ?? language,
  };
}

const statementsAfter = 2;
/** About 400 tokens; a longer passage keeps its beginning, which says what it is about. */
const longestPassage = { beginning: 400, characters: 1600 };

/** A passage up to a little after the quoted statements, where exceptions stand. */
export function describeAround(quoted: readonly Statement[], statements: readonly Statement[]): string {
  const last = Math.max(0, ...quoted.map((statement) => statements.indexOf(statement)));
  const text = statements
    .slice(0, last + 1 + statementsAfter)
    .map((statement) => statement.text)
    .join('\n');
  const { beginning, characters } = longestPassage;
  if (text.length <= characters) return text;
  return `${text.slice(0, beginning)} … ${text.slice(beginning - characters)}`;
}
