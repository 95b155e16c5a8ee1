import { readMentions } from '#functions/engine/reading/gate/read-mentions.ts';
import type { Sample } from './read-samples.ts';

/** Ways to make a faithful sentence say something false. */
export const distortions = [
  'number',
  'date or time',
  'name',
  'negation',
  'other entity',
  'invented addition',
] as const;
export type Distortion = (typeof distortions)[number];

export type Falsehood = { sentence: string; sample: Sample };

const numberPattern =
  /(?<![\d.,:/h-])\d+(?:[.,]\d+)*(?![\d:/]|\s?(?:[ap]\.?m|uhr|h)\b|[.,]\d|\.\s?\p{Lu}?\p{Ll}{3,})/giu;
const timePattern =
  /(?<![\d.,:])\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m\b|\sUhr\b|\sh\b)|(?<![\d.,])\d{1,2}:\d{2}(?!\d)/gu;

/** All falsehoods of one kind that a program can make of a sentence; `others` are samples of the same website. */
export function distort(
  kind: Distortion,
  sample: Sample,
  others: readonly Sample[],
  additions: readonly string[],
): Falsehood[] {
  const same = (sentences: readonly string[]) => sentences.map((sentence) => ({ sentence, sample }));
  switch (kind) {
    case 'number':
      return same(swap(sample, others, numberPattern, 3));
    case 'date or time':
      return same([...swap(sample, others, timePattern, 6), ...swapCalendar(sample)]);
    case 'name':
      return same(swapNames(sample, others));
    case 'negation':
      return same(turnRound(sample));
    case 'other entity':
      return takeOtherValue(sample);
    case 'invented addition':
      return same(additions.map((addition) => append(sample.sentence, addition)));
  }
}

function append(sentence: string, addition: string): string {
  const gap = /^[,.]/.test(addition) ? '' : ' ';
  return `${sentence.replace(/[.!]$/, '')}${gap}${addition}.`;
}

function textOf({ evidence, question, organisationName }: Sample): string {
  const shown = evidence.flatMap(({ words, surroundings, context }) => [words, surroundings, ...context]);
  return [...shown, question, organisationName].join('\n');
}

function swap(sample: Sample, others: readonly Sample[], pattern: RegExp, limit: number): string[] {
  const shown = new Set(readMentions(textOf(sample)).flatMap(({ readings }) => readings));
  const candidates = [...new Set(others.flatMap(({ sentence }) => sentence.match(pattern) ?? []))].filter(
    (value) =>
      !value.endsWith('.00') &&
      readMentions(value).every(({ readings }) => !readings.some((reading) => shown.has(reading))),
  );
  return [...sample.sentence.matchAll(pattern)].flatMap((match, index) =>
    pick(candidates, limit, index + sample.sentence.length).map((value) =>
      replaceAt(sample.sentence, match, value),
    ),
  );
}

function pick<Item>(items: readonly Item[], limit: number, seed: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / limit));
  return Array.from(
    { length: Math.min(limit, items.length) },
    (_, index) => items[(seed + index * step) % items.length],
  ).flatMap((item) => (item === undefined ? [] : [item]));
}

function replaceAt(text: string, match: RegExpExecArray, value: string): string {
  return text.slice(0, match.index) + value + text.slice(match.index + match[0].length);
}

/** Another month or weekday in the same language. */
function swapCalendar(sample: Sample): string[] {
  const locale = sample.language;
  const shown = new Set(readMentions(textOf(sample)).flatMap(({ readings }) => readings));
  return (['month', 'weekday'] as const).flatMap((kind) => {
    const format = new Intl.DateTimeFormat(locale, { [kind]: 'long', timeZone: 'UTC' });
    const names = Array.from({ length: kind === 'month' ? 12 : 7 }, (_, index) =>
      format.format(
        new Date(Date.UTC(2024, kind === 'month' ? index : 0, kind === 'month' ? 15 : index + 1)),
      ),
    );
    return names.flatMap((name) => {
      const match = new RegExp(`(?<!\\p{L})${name}(?=s?(?!\\p{L}))`, 'iu').exec(sample.sentence);
      if (!match) return [];
      const wrong = names.filter((_, index) => !shown.has(`${kind}:${index + 1}`));
      return pick(wrong, 5, sample.sentence.length).map((other) => replaceAt(sample.sentence, match, other));
    });
  });
}

function swapNames(sample: Sample, others: readonly Sample[]): string[] {
  const shown = textOf(sample).toLowerCase();
  const names = [...new Set(others.flatMap(({ siteNames }) => siteNames))];
  const wrong = names.filter(
    (name) =>
      !name
        .toLowerCase()
        .split(/[\s-]/)
        .some((part) => shown.includes(part)),
  );
  return sample.siteNames.flatMap((name) => {
    const match = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').exec(sample.sentence);
    return match
      ? pick(wrong, 12, sample.sentence.length).map((other) => replaceAt(sample.sentence, match, other))
      : [];
  });
}

type Negator = {
  /** Finite verbs beside which a negation stands. */
  verbs: RegExp;
  /** Ways to negate a verb. */
  negate: readonly ((verb: string) => string)[];
  negation: RegExp;
  without: string;
};

/** Before these words a negation leaves the sentence true or ungrammatical. */
const unfit =
  /^\s(?:not|no|never|only|at least|nicht|nur|kein|mindestens|Sie|sie|es|er|ich|wir|pas|ne|seulement|au moins|no|solo|al menos|non|solo|ikke|kun|der|nie|tylko|co najmniej)(?!\p{L})/u;

const negators: Record<string, Negator> = {
  en: {
    verbs: /(?<=\s)(?:is|are|was|can|must|has to be|will|may|should|could)(?=\s)/gu,
    negate: [
      (verb) => (verb === 'can' ? 'cannot' : `${verb} not`),
      (verb) => `${verb} never`,
      (verb) => `${verb} no longer`,
    ],
    negation: /(?<=\s)(?:not |never )|(?<!wo)n't\b|(?<=\s)no longer /gu,
    without: '',
  },
  de: {
    // The negation of a German clause precedes the infinitive or participle that ends it.
    verbs:
      /(?<=\s(?:ist|sind|kann|können|wird|werden|darf|dürfen|muss|müssen)\s[^.,;:]+\s)\p{Ll}{3,}(?:en|t)(?=[.,;]|\sund\s)|(?<=\s)(?:kostet|gilt|beträgt|erhalten)(?=\s)/gu,
    negate: [
      (verb) => (/^(?:kostet|gilt|beträgt|erhalten)$/.test(verb) ? `${verb} nicht` : `nicht ${verb}`),
      (verb) => (/^(?:kostet|gilt|beträgt|erhalten)$/.test(verb) ? `${verb} nie` : `nie ${verb}`),
      (verb) =>
        /^(?:kostet|gilt|beträgt|erhalten)$/.test(verb) ? `${verb} nicht mehr` : `nicht mehr ${verb}`,
    ],
    negation: /(?<=\s)nicht /gu,
    without: '',
  },
  fr: {
    verbs: /(?<=\s)(?:est|sont|peut|peuvent|coûte|reçoit|doit|avez|dure|sera|vaut|parle|facture)(?=\s)/gu,
    negate: [
      (verb) => (/^[ae]/.test(verb) ? `n'${verb} pas` : `ne ${verb} pas`),
      (verb) => (/^[ae]/.test(verb) ? `n'${verb} jamais` : `ne ${verb} jamais`),
      (verb) => (/^[ae]/.test(verb) ? `n'${verb} plus` : `ne ${verb} plus`),
    ],
    negation: /(?<=\s)(?:ne |n['’])(\p{L}+) pas\b/gu,
    without: '$1',
  },
  es: {
    verbs:
      /(?<=\s)(?:es|son|puede|puedes|pueden|cuesta|cuestan|hay|tiene|tienes|dura|hacen|cortan|abren|está|aceptan|se paga|devuelven)(?=\s)/gu,
    negate: [(verb) => `no ${verb}`, (verb) => `nunca ${verb}`, (verb) => `ya no ${verb}`],
    negation: /(?<=\s)no (?=\p{Ll})(?!.*nada)/gu,
    without: '',
  },
  it: {
    verbs: /(?<=\s)(?:è|costa|bisogna|dura|sono)(?=\s)/gu,
    negate: [(verb) => `non ${verb}`],
    negation: /(?<=\s)non /gu,
    without: '',
  },
  da: {
    verbs: /(?<=\s)(?:er|skal|koster|har)(?=\s)/gu,
    negate: [(verb) => `${verb} ikke`],
    negation: /(?<=\s)ikke /gu,
    without: '',
  },
  pl: {
    verbs: /(?<=\s)(?:może|kosztuje|ma|otrzymasz)(?=\s)/gu,
    negate: [(verb) => `nie ${verb}`, (verb) => `nigdy nie ${verb}`],
    negation: /(?<=\s)nie /gu,
    without: '',
  },
};

function turnRound({ sentence, language }: Sample): string[] {
  const rules = negators[language];
  if (!rules) return [];
  return [...bareOf(sentence, rules), ...negatedOf(sentence, rules)];
}

/** The sentence without one of its negations. */
function bareOf(sentence: string, { negation, without }: Negator): string[] {
  const places = [...sentence.matchAll(negation)].map(({ index }) => index);
  return places.map((place) =>
    sentence
      .replace(negation, (match: string, ...groups: unknown[]) =>
        groups.includes(place) ? without.replace('$1', String(groups[0])) : match,
      )
      // "Can't" has lost its apostrophe and an n.
      .replace(/\b([Cc])a(?=\s)/u, '$1an'),
  );
}

/** The sentence with one more verb negated; a clause with a negation is skipped because it may stay true. */
function negatedOf(sentence: string, { verbs, negate, negation }: Negator): string[] {
  return [...sentence.matchAll(verbs)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = sentence.slice(0, match.index).split(/[,;:]/).at(-1) ?? '';
    const clause = `${before}${match[0]}${sentence.slice(end).split(/[,;:]/)[0] ?? ''}`;
    if (
      unfit.test(sentence.slice(end)) ||
      /\b(?:only|nur|seulement|solo|ne|nichts|keine?|nadie)\b[^.,;:]*$/iu.test(before)
    )
      return [];
    if (clause.search(negation) >= 0 || /^\s*(?:only|no|nobody|nur|wer|aucun|nadie)\b/iu.test(before))
      return [];
    return negate.map((turn) => replaceAt(sentence, match, turn(match[0])));
  });
}

/** A value from another column of the row, or from the adjacent row. */
function takeOtherValue(sample: Sample): Falsehood[] {
  const amounts = /[$€£]?\s?\d+(?:[.,]\d+)*(?:\s?(?:€|Euro))?/gu;
  const own = sample.evidence.flatMap(({ surroundings }) => cellsOf(surroundings));
  const beside = sample.nextRow === undefined ? [] : cellsOf(sample.nextRow);
  return [...own, ...beside].flatMap((cell) => {
    const [figure = ''] = cell.match(/\d+(?:[.,]\d+)*/) ?? [];
    if (figure === '' || sample.sentence.includes(figure)) return [];
    const wide = beside.includes(cell) ? withRow(sample) : sample;
    return [...sample.sentence.matchAll(amounts)]
      .filter((match) =>
        own.some((other) => other.match(/\d+(?:[.,]\d+)*/)?.[0] === match[0].replace(/[^\d.,]/g, '')),
      )
      .slice(0, 1)
      .map((match) => ({
        sentence: replaceAt(sample.sentence, match, match[0].replace(/\d+(?:[.,]\d+)*/, figure)),
        sample: wide,
      }));
  });
}

function cellsOf(row: string): string[] {
  return row.includes(' — ')
    ? row
        .split(' — ')
        .slice(1)
        .join(' ')
        .split('; ')
        .map((cell) => cell.replace(/^[^:]*:/, ''))
    : [];
}

function withRow(sample: Sample): Sample {
  const [first] = sample.evidence;
  const row = sample.nextRow;
  return first && row !== undefined
    ? { ...sample, evidence: [...sample.evidence, { ...first, words: row, surroundings: row }] }
    : sample;
}
