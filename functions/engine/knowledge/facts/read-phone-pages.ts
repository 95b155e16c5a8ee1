import type { PhoneNumber } from 'libphonenumber-js/max';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { type DataStatement, readData } from '#functions/engine/documents/content/read-data.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Fact, KnowledgeSource, Passage } from '../knowledge.ts';
import { findCountry } from './find-country.ts';
import { findPhones, mayHoldPhone, type PhonePage, readPhone } from './find-phones.ts';

/** How the numbers of each source are read: by the organization's country, and the whole numbers of the page or else of the site. */
export function readPhonePages(input: {
  passages: readonly Passage[];
  sources: readonly KnowledgeSource[];
  contents: readonly Content[];
  website: string | null;
}): PhonePage[] {
  const { passages, sources, contents, website } = input;
  const texts = passages.flatMap(({ source, statements }) =>
    statements.flatMap(({ text }) => (mayHoldPhone(text) ? { source, text } : [])),
  );
  const data = contents.map(({ structuredData }) => structuredData.flatMap((entry) => readData(entry, 'en')));
  const country = findCountry({
    website,
    addresses: [...findAddresses(passages), ...data.flat().flatMap(valuesOf('address'))],
    texts: [...data.flat().flatMap(valuesOf('phone')), ...texts.map(({ text }) => text)].slice(0, textLimit),
    tags: contents.map(({ language }, at) => language ?? sources[at]?.language ?? ''),
  });
  const bySource = Map.groupBy(texts, ({ source }) => source);
  const known = contents.map((_, source): PhoneNumber[] => {
    const shown = bySource.get(source) ?? [];
    const whole = shown.flatMap(({ text }) => findPhones(text, '', { country, known: [] }));
    const written = [
      ...whole.flatMap(({ number }) => number ?? []),
      ...(data[source] ?? []).flatMap(valuesOf('phone')),
    ];
    return written.flatMap((one) => readPhone(one, country) ?? []);
  });
  return known.map((ofPage) => ({ country, known: ofPage.length > 0 ? ofPage : known.flat() }));
}

/** Says of each telephone number how many pages, and structured data and links beside their text, state it. */
export function countVotes(facts: readonly Fact[], contents: readonly Content[]): Fact[] {
  const numbers = new Set(facts.flatMap(({ number }) => number ?? []));
  if (numbers.size === 0) return [...facts];
  const places = contents.flatMap(({ blocks, structuredData }) => [
    digitsOf(blocks),
    digitsOf(structuredData),
  ]);
  const votes = new Map(
    [...numbers].map((number) => {
      const national = readPhone(number, undefined)?.nationalNumber ?? number;
      return [number, places.filter((digits) => digits.includes(national)).length];
    }),
  );
  return facts.map((fact) => (fact.number === undefined ? fact : { ...fact, votes: votes.get(fact.number) }));
}

const digitsOf = (content: unknown): string => JSON.stringify(content).replace(/\D/g, '');

/** A street with the line below it, which has the postcode. */
function findAddresses(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ statements }) =>
    statements.flatMap(({ text }, at) =>
      text.length < addressLengthLimit && showsValue('address', text)
        ? `${text} ${statements[at + 1]?.text ?? ''}`
        : [],
    ),
  );
}

const addressLengthLimit = 130;
/** Enough to tell a country; a catalogue of part numbers has thousands. */
const textLimit = 300;

function valuesOf(wanted: DataStatement['kind']) {
  return ({ kind, value }: DataStatement) => (kind === wanted ? value.split('; ') : []);
}
