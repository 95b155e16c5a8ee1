import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '../compose/answer.ts';
import { cite } from '../compose/cite.ts';
import { leadToForeignQuote } from '../compose/foreign-quote.ts';
import { sayStatements } from '../compose/say-statements.ts';
import { namesNothingElse } from '../understand/names-nothing-else.ts';
import type { Question } from '../understand/understand-question.ts';

/** On the folded question: since when the organisation is there. What is left has to name it, or nothing. */
const foundingPattern =
  /\bhow old (?:is|are)\b|\bhow long (?:has|have|is|are)\b(?=.*\b(?:been (?:around|open|going|running|there|here|in (?:business|operation|existence))|exist(?:ed)?|around|in business)\b)|\b(?:when|what year|in what year|which year|since when)\b(?= (?:was|were|did|has|have|the|it|this|you)\b)(?=.*\b(?:was|were|did|has|have)\b)(?=.*\b(?:found(?:ed)?|establish(?:ed)?|start(?:ed)?|set up|created|formed|begin|begun|built|open(?:ed)?|exist(?:ed)?|in business)\b)|\b(?:year|date) (?:founded|established|of (?:foundation|founding|establishment))\b|\bwie alt (?:ist|seid|sind)\b|\b(?:seit wann|wie lange) (?:gibt|existiert|besteht|bestehen|sind sie|seid ihr)\b|\b(?:wann|in welchem jahr) (?:wurde|ist|hat|entstand)\b(?=.*\b(?:gegrundet|entstanden|eroffnet|gebaut|errichtet)\b)|\bgrundungsjahr\b|\bdepuis (?:quand|combien de temps|quelle annee)\b(?=.*\bexist)|\b(?:quand|en quelle annee)\b(?=.*\b(?:fonde|cree)e?s?\b)|\bquel age a\b|\bdesde (?:cuando|que ano)\b(?=.*\b(?:exist|abiert|funciona))|\b(?:cuando|en que ano)\b(?=.*\b(?:fund\p{L}*|creo|cread[oa]|abrio|nacio)(?!\p{L}))|\bcuantos anos tiene\b|сколько лет (?:вашей|вашему|школе|компании|фирме|клубу)|когда (?:была? )?(?:основан|создан|открыт)/u;
const wordsOfFounding =
  /(?<!\p{L})(?:been|around|open|opened|going|running|in business|in operation|in existence|business|operation|existence|exist(?:ed|s)?|found(?:ed)?|establish(?:ed)?|started|start|set up|created|formed|begin|began|begun|built|gegrundet|entstanden|eroffnet|gebaut|errichtet|existe|existent|existiert|besteht|fondee?s?|creee?s?|ouverte?|nee?|fund\p{L}*|cread[oa]|abierta?|abrio|nacio|funciona\p{L}*|основан\p{L}*|создан\p{L}*|открыт\p{L}*|eigentlich|schon|already)(?!\p{L})/gu;

const yearSource = '(?:1[5-9]\\d\\d|20[0-2]\\d)';
const foundedPattern = new RegExp(
  `\\b(?:found(?:ed|ing)|establish(?:ed|ment)|est\\.?|started|began|begun|opened|formed|created|incorporated|built|gegr[üu]ndet|gr[üu]ndung|entstand|er[öo]ffnet|errichtet|erbaut|fond[ée]+e?|cr[ée]+e?|fundad[oa]|fund[óo]|cread[oa]|inaugurad[oa])\\b.{0,60}\\b${yearSource}\\b|\\b${yearSource}\\b.{0,40}\\b(?:found(?:ed|ing)|establish(?:ed|ment)|opened|formed|gegr[üu]ndet|gr[üu]ndung|entstand|er[öo]ffnet|errichtet|fond[ée]+e?|cr[ée]+e?|fundad[oa]|fund[óo])\\b|(?:основан|создан|открыт)\\p{L}*.{0,40}${yearSource}`,
  'iu',
);
const sincePattern = new RegExp(
  `\\b(?:since|seit|depuis|desde|с)\\s+(?:\\p{L}+\\s+){0,3}${yearSource}\\b`,
  'iu',
);
const selfPattern =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|мы|наш\p{L}*)(?!\p{L})/iu;
const nounPattern =
  /(?<!\p{L})(?:school|schule|verein|club|firm|company|organi[sz]ation|association|kanzlei|[ée]cole|escuela|museum|church|bad)(?!\p{L})/iu;
const historyPattern =
  /about|history|who-?we-?are|our-?story|ueber|uber|geschichte|historie|chronik|histoire|historia|qui-sommes|quienes/i;

/** Bodies beside the organisation, with a beginning of their own. */
const bodyPattern =
  /f[öo]rderverein|f[öo]rderkreis|alumni|booster club|parent[- ]teacher|amis de|amicale|asociaci[óo]n de padres/iu;

const confidence = 0.8;
const pointsOfFounding = 2;
const fewestPoints = 3;

type Telling = { passage: Passage; statement: Statement; points: number };

/** "How old is the school?", "seit wann gibt es euch?": the year in which the organisation began, as its pages tell it. */
export function answerFounding(question: Question, knowledge: Knowledge): Answer | undefined {
  if (!asksForFounding(question, knowledge)) return undefined;
  const [best] = findTellings(knowledge);
  const citation = best && cite(knowledge, best.passage.source, [best.statement]);
  if (!best || !citation) return undefined;
  const lead = leadToForeignQuote(question.language, knowledge.sources[best.passage.source]?.language);
  const said = sayStatements(question, best.passage, [best.statement]);
  return {
    text: lead === undefined ? said : `${lead}\n${said}`,
    outcome: 'answered',
    confidence,
    intent: 'when',
    citations: [citation],
    suggestions: [],
  };
}

function asksForFounding({ text, language }: Question, knowledge: Knowledge): boolean {
  const folded = foldWord(text).replaceAll('’', "'");
  if (!foundingPattern.test(folded)) return false;
  const rest = folded.replace(foundingPattern, ' ').replace(wordsOfFounding, ' ').replaceAll('-', ' ');
  const home = wordsOfHome(knowledge);
  const other = tokenize(rest)
    .map(({ word }) => word)
    .filter((word) => !textTerms(word, language).some((term) => isOneOf(term, home)));
  return namesNothingElse(other.join(' '), language, knowledge);
}

const shortestHead = 3;

/** "Bad" is what a "Freibad" is. */
function isOneOf(term: string, names: ReadonlySet<string>): boolean {
  return names.has(term) || (term.length >= shortestHead && [...names].some((name) => name.endsWith(term)));
}

/** What the home page calls the organisation: "studio", "nursery school", "swimming pool". */
function wordsOfHome({ sources, passages }: Knowledge): ReadonlySet<string> {
  const [home] = sources;
  const heading = passages.find(({ source }) => source === 0)?.headings[0] ?? '';
  return new Set(textTerms(`${home?.title ?? ''} ${heading}`, languageOfTag(home?.language)));
}

/** Statements that tell a year of the beginning, likeliest first. */
function findTellings(knowledge: Knowledge): Telling[] {
  return knowledge.passages
    .flatMap((passage) => passage.statements.map((statement) => ({ passage, statement })))
    .map((telling) => ({ ...telling, points: rate(telling, knowledge) }))
    .filter(({ points }) => points >= fewestPoints)
    .sort((left, right) => right.points - left.points);
}

function rate({ passage, statement }: Omit<Telling, 'points'>, knowledge: Knowledge): number {
  const { text } = statement;
  if (statement.kind === 'heading' && passage.statements.length > 1) return 0;
  const founding = foundedPattern.test(text) ? pointsOfFounding : sincePattern.test(text) ? 1 : 0;
  const isOfBody = bodyPattern.test(text) && !bodyPattern.test(knowledge.organisationName);
  if (founding === 0 || isOfBody) return 0;
  const { url, title } = knowledge.sources[passage.source] ?? { url: '', title: '' };
  const own = tokenize(knowledge.organisationName).map(({ word }) => word);
  const words = new Set(tokenize(text).map(({ word }) => word));
  const isOnOwnPage = passage.source === 0 || historyPattern.test(`${url} ${title}`);
  const namesIt = own.filter((word) => words.has(word)).length >= Math.min(2, own.length);
  const isOwn = namesIt || selfPattern.test(text);
  if (!isOwn && !isOnOwnPage) return 0;
  return founding + (isOwn ? 1 : 0) + (nounPattern.test(text) ? 1 : 0) + (isOnOwnPage ? 1 : 0);
}
