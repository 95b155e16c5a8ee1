import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import { cite } from '../reply/cite.ts';
import type { FactAnswer } from './fact-answer.ts';

const sentenceLimit = 2;
const fewestWords = 6;

/** What the organization says of itself: the owner's description, the home page's summary, or its first sentences. */
export function answerFromDescription(knowledge: Knowledge): FactAnswer | undefined {
  const { sources, passages } = knowledge;
  const written = sources.findIndex(({ id }) => id === 'business-description');
  const ofHome = passages.filter(({ source, siteWide }) => source === 0 && !siteWide);
  const isSummary = ({ statements }: Passage) => statements.some(({ block }) => block < 0);
  const candidates = [
    ...passages.filter(({ source }) => source === written),
    ...ofHome.filter(isSummary),
    ...ofHome.filter((passage) => !isSummary(passage)),
  ];
  for (const passage of candidates) {
    const [first, ...others] = passage.statements.filter(isWholeSentence);
    if (!first) continue;
    const said = [first, ...others.filter(({ block }) => block === first.block)].slice(0, sentenceLimit);
    const citation = cite(knowledge, passage.source, said);
    if (citation) return { text: said.map(({ text }) => text).join(' '), citations: [citation] };
  }
  return undefined;
}

/** Whether a statement makes sense alone, unlike a line or a label. */
export function isWholeSentence({ kind, text }: Statement): boolean {
  return kind === 'sentence' && /[.!。！]$/.test(text) && countWords(text) >= fewestWords;
}
