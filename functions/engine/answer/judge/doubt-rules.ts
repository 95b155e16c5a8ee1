import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/concept.ts';
import { spokenOf } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Question } from '../understand/understand-question.ts';
import { lacksLanguage } from './names-language.ts';

/** Of 39 questions of the sites' own, asked as they stand, all were answered by what stands below them. */
export const nearlySame = 0.7;
/** Synonyms, parts of a word and near spellings match below, the word itself and its translation above. */
export const likeWord = 0.82;
/** In other languages a word in another form is only like itself. */
const stemmed: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'fr', 'es', 'ru']);
/** Of more words some tell what is asked of, even where each alone tells little. */
const termsOfNothing = 2;

/** Values without which an answer is none: "how much" needs an amount. Places and people are written too freely. */
export const strictValues: ReadonlySet<ValueType> = new Set<ValueType>([
  'money',
  'phone',
  'email',
  'time',
  'date',
  'number',
  'duration',
]);

/** Replies of which the fit saw too few: they are offered as the closest thing found at most. */
export const doubtRules: readonly Rule<{ question: Question; best: Candidate }, true>[] = [
  {
    id: 'asks-of-nothing',
    example: '“How long does it take?” alone: what “it” is only the visitor knows',
    applies: ({ question, best }) => asksOfNothing(question, best),
  },
  {
    id: 'value-missing',
    example: '“How many members are there?” and a statement on what members may do',
    applies: ({ question, best }) => lacksValue(question, best),
  },
  {
    id: 'hourly-rate-missing',
    example: '“What do you charge by the hour?” and an amount for something else',
    applies: ({ question, best }) => lacksRate(question, best),
  },
  {
    id: 'fee-unnamed',
    example: '“What is the exam fee?” and a long sentence on exams with an amount in it',
    applies: ({ question, best }) => lacksFee(question, best),
  },
  {
    id: 'language-missing',
    example: '“Do you offer French?” and a statement on Spanish',
    applies: ({ question, best }) => lacksLanguage(question, best),
  },
  {
    id: 'only-like',
    example: '“How do I log in?” and a statement on an account',
    applies: ({ question, best }) => isOnlyLike(question, best),
  },
  {
    id: 'one-of-two-said',
    example: '“Can I bring a friend?” and a statement that only speaks of a friend',
    applies: ({ question, best }) => saysOneOfTwo(question, best),
  },
  {
    id: 'cell-of-another',
    example: '“Is the pool heated?” and a row of the table on another thing',
    applies: ({ question, best }) => isCellOfAnother(question, best),
  },
  {
    id: 'part-of-name-missing',
    example: '“Do you do real estate closings?” and a statement on real estate',
    applies: ({ question, best }) => lacksPartOfName(question, best),
  },
  {
    id: 'names-former',
    example: '“Who is the principal?” and a statement on a former principal',
    applies: ({ question, best }) => namesFormer(question, best),
  },
  {
    id: 'defines-nothing',
    example: '“What is a trust?” and a line that only names trusts',
    applies: ({ question, best }) => definesNothing(question, best),
  },
  {
    id: 'only-in-a-name',
    example: '“Where can I park?” and “Cedar Park”',
    applies: ({ question, best }) => isOnlyInName(question, best),
  },
  {
    id: 'tells-nothing-new',
    example: '“What happens at dismissal?” and a line that reads “Dismissals”',
    applies: ({ question, best }) => tellsNothingNew(question, best),
  },
];

const itPattern = /\b(?:it|this|that|das|(?<!\bgibt )es|dies|ca|cela|eso|esto)\b|\bc['’]est\b/;

/** "How long does it take?", "how many are you?" and "is it safe?" alone: what "it" is only the visitor knows. */
function asksOfNothing({ terms, value, kind, text, counted }: Question, { features }: Candidate): boolean {
  const isOfIt =
    kind === 'yes-no' && value === undefined && terms.length === 1 && itPattern.test(foldWord(text));
  if (isOfIt && features.sameQuestion === 0) return true;
  // "How many places are there?" counts something, however light the word.
  const isMeasure = value === 'duration' || (value === 'number' && counted.length === 0);
  return isMeasure && terms.length <= termsOfNothing && !terms.some(({ isSubject }) => isSubject);
}

/** "How many members?" is not answered by what members may do. "Charged" asks for an amount only in a question for one. */
export function lacksValue({ value: asked, kind }: Question, { value, statement }: Candidate): boolean {
  if (asked === undefined || value !== 'missing') return false;
  if (asked === 'money') return kind === 'how-much' && !denialPattern.test(statement.text);
  return strictValues.has(asked);
}

/** "There are no setup fees" tells what they are. */
export const denialPattern = /\b(?:no|without|kein\w*|ohne|aucun\w*|sans|sin|ning[uú]n\w*)\b/i;

const hourPattern = /(?:^| )(?:hour|hourly|stunde|stundensatz|heure|hora)$/;

/** What is asked for by the hour is not told by an amount for something else. */
function lacksRate({ terms, value, text }: Question, { reached, statement }: Candidate): boolean {
  const isRate = (value === 'money' || chargePattern.test(text)) && !hourlyPattern.test(statement.text);
  return isRate && terms.some(({ word }, at) => hourPattern.test(word) && (reached[at] ?? 0) < likeWord);
}

/** "$100 / hour". */
const hourlyPattern =
  /(?:\/|\bper|\ban|\bpro|\bje|\bpar|\bpor)\s*(?:hour|hr|h\b|std|stunde|heure|hora)|hourly/i;

const chargePattern = /\b(?:charge|bill|berechne\w*|verlang\w*|factur\w*|cobr\w*)\b/i;

const wordsOfLongSentence = 25;

/** "The exam fee" is a fee: an amount in a long sentence that speaks of exams may be a fine or an income. */
function lacksFee({ terms, value }: Question, { own, statement }: Candidate): boolean {
  if (value !== 'money' || statement.kind !== 'sentence') return false;
  const isUnnamed = terms.some(
    ({ word, satisfiedBy }, at) =>
      (satisfiedBy === 'money' || word.includes(' ')) && feePattern.test(word) && own[at] !== 1,
  );
  const namesThing = terms.some(
    ({ word, isSubject, satisfiedBy }) => isSubject && (satisfiedBy !== 'money' || word.includes(' ')),
  );
  return isUnnamed && namesThing && statement.text.split(/\s+/).length > wordsOfLongSentence;
}

const feePattern = /(?:^| )(?:fees?|gebuhr(?:en)?|frais|tasas?)$/;

/**
 * What is only like the words asked is no answer: "account" to "how do I log in?", "credits for children" to "can I bring
 * my kids?". Where nothing else fits it stands alone, and looks all the surer for it. What stands below a heading is about
 * it; that something is done or not, or what it is, only a heading in the very words tells.
 */
export function isOnlyLike(
  { language, kind }: Question,
  { own, value, heading, features }: Candidate,
): boolean {
  const showsValue = value === 'own' || value === 'next-item';
  const isNamed = !(kind === 'yes-no' || kind === 'what') || heading.some((match) => match >= likeWord);
  const isUnderHeading = features.headingCoverage >= spokenOf && isNamed;
  return stemmed.has(language) && !showsValue && !isUnderHeading && own.every((match) => match < likeWord);
}

/**
 * "Can I bring a friend?" is not answered by what only speaks of a friend, nor "is the first talk free?" by one on talks.
 * That something is needed or allowed is said in many ways.
 */
function saysOneOfTwo(
  { kind, value: asked, terms }: Question,
  { own, reached, features }: Candidate,
): boolean {
  if (kind !== 'yes-no' || asked !== undefined || features.headingCoverage >= spokenOf) return false;
  const said = own.filter((match) => match >= spokenOf).length;
  const isUnsaid = terms.some(({ word }, at) => (reached[at] ?? 0) < spokenOf && !modalWords.has(word));
  return said === 1 && isUnsaid;
}

/** Whether something can be done is told by a cell on that very thing, not by one of the table's other things. */
function isCellOfAnother({ kind, value, terms }: Question, { reached, statement }: Candidate): boolean {
  if (kind !== 'yes-no' || value !== undefined || statement.kind !== 'row') return false;
  return terms.some(({ isSubject }, at) => isSubject && (reached[at] ?? 0) < spokenOf);
}

/** "Do you do real estate closings?" is not answered by real estate, where the site knows no such closings. */
function lacksPartOfName({ kind, value, terms }: Question, { reached }: Candidate): boolean {
  if (kind !== 'yes-no' || value !== undefined) return false;
  return terms.some(
    ({ isOfUnknownName, isSubject }, at) => isOfUnknownName && isSubject && (reached[at] ?? 0) < spokenOf,
  );
}

/** "Where can I park?" is not answered by "Cedar Park": a word that pages use otherwise, written as a name. */
function isOnlyInName({ terms }: Question, { own, statement }: Candidate): boolean {
  const said = terms.filter((_, at) => (own[at] ?? 0) >= spokenOf);
  return (
    said.length > 0 &&
    said.every(({ word, isAskedOnly }) => isAskedOnly && isPartOfName(word, statement.text))
  );
}

function isPartOfName(word: string, text: string): boolean {
  const before = text.split(` ${word.charAt(0).toUpperCase()}${word.slice(1)}`, 1)[0] ?? '';
  return before !== text && !text.includes(word) && /^\p{Lu}/u.test(before.split(' ').at(-1) ?? '');
}

const explanationPattern =
  /\b(?:what happens|why|was (?:passiert|geschieht)|warum|wieso|weshalb|que se passe|pourquoi|que (?:pasa|ocurre)|por que)\b|что (?:будет|происходит)|почему/u;

/** What happens at a dismissal is not told by a line that reads "Dismissals"; that there is such a thing is. */
function tellsNothingNew({ kind, text }: Question, { value, statement, features }: Candidate): boolean {
  if (kind === 'yes-no' || statement.kind === 'heading' || /[:?]$/.test(statement.text)) return false;
  if (value === 'own' || value === 'next-item') return false;
  const isLabel = statement.text.split(/\s+/).length <= wordsOfLabel;
  return features.density === 1 || (isLabel && explanationPattern.test(foldWord(text)));
}

const formerPattern =
  /(?<!\p{L})(?:ex-|former(?:ly)?\b|ehemalige|früherer?\b|ancien(?:ne)?s?\b|antigu[oa]s?\b|бывш)/iu;

/** Who holds an office is not told by who held it. */
function namesFormer({ kind, text }: Question, { statement }: Candidate): boolean {
  return kind === 'who' && formerPattern.test(statement.text) && !formerPattern.test(text);
}

const definitionPattern =
  /^(?:what(?:['’]?s| is) an? |was (?:ist|bedeutet) eine? |qu['’]est-ce qu['’]une? |c['’]est quoi |que es una? )/;
const differencePattern =
  /\bdifference between\b|\bunterschied zwischen\b|\bdifference entre\b|\bdiferencia entre\b/;
const wordsOfLabel = 5;

/** What a thing is, or how two differ, is told by a sentence on these very things and not by a name. */
function definesNothing({ text, terms }: Question, { own, statement }: Candidate): boolean {
  const asked = foldWord(text);
  const isDifference = differencePattern.test(asked);
  if (!isDifference && !definitionPattern.test(asked)) return false;
  const said = own.filter((match, at) => terms[at]?.isSubject && match >= likeWord).length;
  return said < (isDifference ? 2 : 1) || statement.text.split(/\s+/).length <= wordsOfLabel;
}

/** Words of need and leave, folded: they ask, and pages say them by "may", "by" or "please". */
const modalWords: ReadonlySet<string> = new Set(
  `need needed needs allowed permitted possible required necessary
   get bekomme bekommen bekommt kriege kriegen erhalte erhalten recois recevoir obtenir recibo recibir
   brauche brauchen braucht benotige benotigt erlaubt gestattet moglich notig notwendig
   besoin necessaire obligatoire possible permis autorise autorises necesito necesita necesario obligatorio posible permitido permitidos
   нужен нужна нужно можно разрешено обязательно`.split(/\s+/),
);
