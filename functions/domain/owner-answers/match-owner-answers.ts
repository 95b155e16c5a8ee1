import { indexPassages } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge, KnowledgeSource, Passage } from '#functions/engine/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import {
  type Closeness,
  contradicts,
  measureCloseness,
  readReach,
  type Said,
  wantsTheSame,
} from './compare-asked.ts';
import { type Asked, readAsked } from './read-asked.ts';
import { type ReadAnswer, readOwnerAnswer, sayAll, showsAsked } from './read-owner-answer.ts';
import { saysYesOrNo, withoutYesOrNo } from './yes-or-no.ts';

/** What is known of the organisation beside its owner's answers. */
export type Site = Pick<Knowledge, 'organisationName' | 'otherName' | 'languages'>;

/** An answer in the organisation's own words; a brand's has the page where it stands. */
export type OwnerAnswer = Omit<Correction, 'version'> & { page?: { title: string; url: string } };

/**
 * An owner's answer that speaks of what a visitor asks. `same`: it was written for this question, in other words. `similar`:
 * for one much like it. `related`: it says some of the words.
 */
export type Match = { answer: OwnerAnswer; relation: 'same' | 'similar' | 'related'; closeness: number };

/** Fitted on owner-paraphrases.json: as many as possible of one meaning, none of another. */
export const same = { asked: 0.9, meant: 0.7 } as const;
const similar = { told: 0.6, meant: 0.6 } as const;
/** Says nearly all of a question that asks for half of what it was written for. */
const saying = { told: 0.9, meant: 0.5 } as const;
/** The answer alone says all that is asked, a value of the asked kind with it. */
const leastAnswered = 0.95;
/** Of these kinds an answer of that subject holds one value, the asked one; a number or a person may be another's. */
const provenKinds: ReadonlySet<ValueType> = new Set([
  'money',
  'percent',
  'phone',
  'email',
  'address',
  'date',
  'time',
  'duration',
]);
/** Worth a model's look. */
const leastTold = 0.4;

/** An answer under one of its wordings. */
type Entry = { answer: OwnerAnswer; asked: Asked; said: Said; told: Said; read: ReadAnswer };
type Indexed = { knowledge: Knowledge; entries: readonly Entry[] };

/** The owner's answers that speak of what a message asks, the closest first. */
export function matchOwnerAnswers(answers: readonly OwnerAnswer[], message: string, site: Site): Match[] {
  if (answers.length === 0) return [];
  const { knowledge, entries } = indexOf(answers, site);
  const asked = readAsked(message, knowledge, organisationNameWords(site));
  const visitor = { asked, reach: readReach(asked) };
  const matches = entries
    .flatMap((entry): Match[] => {
      const { answer } = entry;
      const shows = showsAsked(asked, entry.read);
      const closeness = measureCloseness(visitor, entry, { said: entry.read.said, showsAsked: shows });
      const relation = relate(asked, entry.asked, { ...closeness, shows }, answer);
      return relation ? [{ answer, relation, closeness: closeness.told * closeness.meant }] : [];
    })
    .toSorted(
      (left, right) => order[left.relation] - order[right.relation] || right.closeness - left.closeness,
    );
  // Of the wordings of one answer the closest counts.
  return matches.filter(({ answer }, at) => matches.findIndex((match) => match.answer === answer) === at);
}

const order = { same: 0, similar: 1, related: 2 } as const;

function relate(
  visitor: Asked,
  owner: Asked,
  { asked, told, answered, meant, namesAnother, shows }: Closeness & { shows: boolean },
  answer: OwnerAnswer,
): Match['relation'] | undefined {
  if (contradicts(visitor, owner)) return undefined;
  // "No." answers no "how", unless it was written for these very words.
  const isOff = visitor.isOpen && saysYesOrNo(answer.page ? withoutYesOrNo(answer.answer) : answer.answer);
  if (wantsTheSame(visitor, owner) && !isOff && asked >= same.asked && meant >= same.meant) return 'same';
  // "Can it answer phone calls?" names a kind of value and asks for none.
  const [kind] = visitor.asksForValue || !visitor.isSentence ? visitor.values : [];
  const isProven = shows && kind !== undefined && provenKinds.has(kind) && answered >= leastAnswered;
  // A brand's own page says it without the "Yes."
  const isSaidBetter = isOff && answer.page !== undefined;
  if (isProven && !isSaidBetter && !namesAnother && meant >= same.meant) return 'same';
  const [value] = visitor.asksForValue ? visitor.values : [];
  const isShown = value === undefined || value === owner.values[0] || shows;
  const isClose = (least: typeof similar | typeof saying) => told >= least.told && meant >= least.meant;
  if (isShown && !namesAnother && (isClose(similar) || isClose(saying))) return 'similar';
  return told >= leastTold ? 'related' : undefined;
}

const indexes = new WeakMap<readonly OwnerAnswer[], Indexed>();

/** Built once for each list that was loaded, so that a new answer counts at once. */
function indexOf(answers: readonly OwnerAnswer[], site: Site): Indexed {
  const index = indexes.get(answers) ?? buildIndex(answers, site);
  indexes.set(answers, index);
  return index;
}

function buildIndex(answers: readonly OwnerAnswer[], site: Site): Indexed {
  const knowledge = indexWords(
    answers.flatMap(({ question, wordings = [], answer }) => [question, ...wordings, answer]),
    site,
  );
  const ignored = organisationNameWords(site);
  const entries = answers.flatMap((answer) =>
    [answer.question, ...(answer.wordings ?? [])].map((wording) => {
      const asked = readAsked(wording, knowledge, ignored);
      const { language } = asked;
      const read = readOwnerAnswer(answer.answer, language);
      const told = sayAll([...asked.said, ...read.said.keys()]);
      return { answer, asked, said: sayAll(asked.said), told, read };
    }),
  );
  return { knowledge, entries };
}

/** The words of texts as a small knowledge; several wordings share an answer. */
export function indexWords(written: readonly string[], { organisationName, languages }: Site): Knowledge {
  const preferred = languageOfTag(languages[0]);
  const texts = [...new Set(written)];
  const read = texts.map((text) => ({
    text,
    language: detectLanguage(text, preferred) ?? preferred ?? 'en',
  }));
  const own = [...new Set(read.map(({ language }) => language))];
  const sources = own.map(
    (language): KnowledgeSource => ({
      ...{ id: language, kind: 'document', url: null, title: '', readAt: '', language },
    }),
  );
  const passages = read.map(
    ({ text, language }): Passage => ({
      source: own.indexOf(language),
      headings: [],
      statements: [{ kind: 'sentence', text, block: 0 }],
      siteWide: false,
    }),
  );
  const index = indexPassages({ passages, sources });
  return {
    organisationName,
    website: null,
    builtAt: '',
    languages: own,
    sources,
    passages,
    facts: [],
    index,
  };
}
