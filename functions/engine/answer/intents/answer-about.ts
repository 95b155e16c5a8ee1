import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { countWords } from '#functions/engine/language/unspaced-words.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { intentSource } from '#functions/engine/search/join-dialogues.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';

/** Asks what the organisation is or does and nothing else; for the folded question with "it" as its name. */
const aboutPattern = new RegExp(`^(?:so |and |ok,? )?${intentSource(({ about }) => about)}[\\s?!.]*$`, 'u');

const descriptionSentenceLimit = 2;
const fewestWordsOfDescription = 6;

/** The organisation's description of itself, for a question that asks nothing more specific. */
export function answerAbout(question: Question, knowledge: Knowledge): Answer | undefined {
  if (!aboutPattern.test(replaceName(question.text, knowledge.organisationName))) return undefined;
  const found = findDescription(knowledge);
  const citation = found && cite(knowledge, found.passage.source, found.statements);
  if (!found || !citation) return undefined;
  return {
    text: found.statements.map(({ text }) => text).join(' '),
    outcome: 'answered',
    confidence: 0.9,
    intent: question.kind,
    citations: [citation],
    suggestions: [],
  };
}

function replaceName(text: string, organisationName: string): string {
  const name = foldWord(organisationName);
  const folded = foldWord(text).replaceAll('’', "'").trim();
  return name === '' ? folded : folded.replace(name, 'it');
}

type Description = { passage: Passage; statements: Statement[] };

/** The owner's description, the home page's summary, or its first sentences. */
function findDescription({ sources, passages }: Knowledge): Description | undefined {
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
    if (first) {
      const rest = others.filter(({ block }) => block === first.block);
      return { passage, statements: [first, ...rest].slice(0, descriptionSentenceLimit) };
    }
  }
  return undefined;
}

/** Whether a statement is a sentence that makes sense alone, unlike a line or a label. */
export function isWholeSentence({ kind, text }: Statement): boolean {
  return kind === 'sentence' && /[.!。！]$/.test(text) && countWords(text) >= fewestWordsOfDescription;
}
