import type {
  Knowledge,
  KnowledgeSource,
  Passage,
  Statement,
} from '#functions/engine/knowledge/knowledge.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { withTextFragment } from './text-fragment.ts';

const citedQuoteLengthLimit = 600;
/** No space follows a sentence with such an ending. */
const unspacedEndPattern = /[。！？]$/;
const sentenceEndPattern = /[.!?…。！？:;,]["'”’»)\]]*$/u;
const longestLine = 190;
/** As rows with headers are told: "Label — Column: value". */
const namesColumns = / — \S/;

/** Cites statements of one source: the quote as on the page, its address with a text fragment, and the reading date. */
export function cite(
  knowledge: Knowledge,
  sourceIndex: number,
  statements: readonly Statement[],
): Citation | undefined {
  const source = knowledge.sources[sourceIndex];
  const first = statements[0];
  if (!source || !first) return undefined;
  const sameBlock = statements.filter(({ block }) => block === first.block);
  const quote = shorten(joinQuotes(sameBlock));
  return {
    title: titleOf(source, knowledge, first),
    url: citedUrl(source, first, quote),
    quote: withoutTabs(quote),
    readAt: source.readAt,
    sourceId: source.id,
    ...marksOf(source),
  };
}

/** Cites a run of statements of one passage, whatever blocks they stand in, with the heading above it. */
export function citeRun(
  knowledge: Knowledge,
  { source: sourceIndex, headings }: Pick<Passage, 'source' | 'headings'>,
  statements: readonly Statement[],
): Citation | undefined {
  const source = knowledge.sources[sourceIndex];
  const first = statements[0];
  if (!source || !first) return undefined;
  const blocks = Map.groupBy(statements, ({ block }) => block);
  const quote = [...blocks.values()].map(joinQuotes).join('\n');
  const said = [...blocks.values()]
    .map((some) => joinQuotes(some.map((one) => ({ ...one, quote: shownWords(one) }))))
    .join('\n');
  const heading = headings.at(-1);
  return {
    title: titleOf(source, knowledge, first),
    url: citedUrl(source, first, quote),
    quote: said,
    readAt: source.readAt,
    sourceId: source.id,
    ...(heading && !quote.startsWith(heading) && { heading }),
    ...marksOf(source),
  };
}

/** Cites a quote of a source, such as the source of a fact. */
export function citeSource(knowledge: Knowledge, sourceIndex: number, quote: string): Citation | undefined {
  const source = knowledge.sources[sourceIndex];
  if (!source) return undefined;
  const statement = findStatement(knowledge, sourceIndex, quote);
  return {
    title: titleOf(source, knowledge, statement),
    url: statement ? citedUrl(source, statement, quote) : source.url,
    quote: withoutTabs(quote),
    readAt: source.readAt,
    sourceId: source.id,
    ...marksOf(source),
  };
}

function marksOf({ language, isScan }: KnowledgeSource): Pick<Citation, 'language' | 'isScan'> {
  return { ...(language && language !== 'und' && { language }), ...(isScan && { isScan }) };
}

/** The statement with a quote; structured data has none, and so nothing to scroll to. */
function findStatement({ passages }: Knowledge, sourceIndex: number, quote: string): Statement | undefined {
  return passages
    .filter(({ source }) => source === sourceIndex)
    .flatMap(({ statements }) => statements)
    .find(({ quote: shown, text }) => quote === (shown ?? text) || quote.startsWith(`${text}\n`));
}

/** What is shown of a statement: its words on the page, or a row with the column of each value, where its table names them. */
export function shownWords({ kind, text, quote }: Statement): string {
  return quote === undefined || (kind === 'row' && namesColumns.test(text)) ? text : withoutTabs(quote);
}

function joinQuotes(statements: readonly Statement[]): string {
  const areSentences = statements.every(({ kind }) => kind === 'sentence');
  const isUnspaced = statements.some(({ text }) => unspacedEndPattern.test(text));
  const space = isUnspaced ? '' : ' ';
  return statements.reduce((joined, { quote, text }, at) => {
    const shown = quote ?? text;
    if (at === 0) return shown;
    const before = statements[at - 1]?.text ?? '';
    return `${joined}${areSentences && !endsLine(before) ? space : '\n'}${shown}`;
  }, '');
}

/** Without a mark at its end, a line feed ended it; only parts of overlong sentences are longer. */
function endsLine(sentence: string): boolean {
  return sentence.length < longestLine && !sentenceEndPattern.test(sentence);
}

/** Cuts between words, because browsers find whole words only. */
function shorten(quote: string): string {
  if (quote.length <= citedQuoteLengthLimit) return quote;
  const start = quote.slice(0, citedQuoteLengthLimit);
  return start.slice(0, Math.max(start.search(/\s\S*$/), citedQuoteLengthLimit / 2));
}

const withoutTabs = (quote: string): string => quote.replaceAll('\t', ' ');

/** A place on a page, or a time in a recording (W3C Media Fragments). */
function citedUrl(source: KnowledgeSource, first: Statement, quote: string): string | null {
  if (source.url !== null && first.startSeconds !== undefined) return `${source.url}#t=${first.startSeconds}`;
  const isVisible = first.block >= 0 && source.kind === 'page';
  return source.url !== null && isVisible ? withTextFragment(source.url, quote) : source.url;
}

function titleOf(source: KnowledgeSource, knowledge: Knowledge, statement: Statement | undefined): string {
  const title = source.title || knowledge.organisationName;
  return statement?.startSeconds === undefined ? title : `${title} (${formatTime(statement.startSeconds)})`;
}

/** As media players show it: 2:05, or 1:02:05. */
function formatTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
