import { factLimitPerKind } from '#functions/engine/knowledge/facts/find-facts.ts';
import type { Fact, KnowledgeData } from '#functions/engine/knowledge/knowledge.ts';
import type { FactGroup } from '#shared/domain/knowledge/website-changes.ts';
import { type ComparedFact, readFacts, readTexts } from './read-facts.ts';

/** A fact that a website states otherwise than before; what is added has no `before`, what is removed no `after`. */
export type ComparedChange = {
  group: FactGroup;
  before?: Fact;
  after?: Fact;
  /** Pages with the same change. */
  pages: number;
  /** Their ids, of moved pages the new ones; none for what the pages share. */
  places: string[];
};

type Options = {
  /** New ids of moved pages by their old ones. */
  moved: ReadonlyMap<string, string>;
  /** Documents and answers of the owner are no part of the website. */
  isOfWebsite: (id: string) => boolean;
};

/** Sentences that share fewer of their words are about different things; under one label half of that is enough. */
const sharedOfPair = 0.5;
const sharedUnderLabel = 0.3;

/**
 * The facts that differ between two readings of a website, by their typed values and page by page. A sentence that
 * stands on the page in both readings is no change, whatever was read in it.
 */
export function compareFacts(
  before: KnowledgeData,
  after: KnowledgeData,
  { moved, isOfWebsite }: Options,
): ComparedChange[] {
  const rename = (id: string) => moved.get(id) ?? id;
  const same = (id: string) => id;
  const [oldTexts, newTexts] = [readTexts(before, rename), readTexts(after, same)];
  const old = readFacts(before, [oldTexts, newTexts], { nameOf: rename, isOfWebsite });
  const read = readFacts(after, [newTexts, oldTexts], { nameOf: same, isOfWebsite });
  const samePlace = (fact: ComparedFact) => [fact.group, fact.key, fact.place].join('\u0000');
  const exact = (fact: ComparedFact) => [samePlace(fact), fact.sentence].join('\u0000');
  const left = [exact, samePlace].reduce(dropEqual, { old, read });
  const stands = ({ own, layout }: typeof oldTexts, { place, sentence, group }: ComparedFact) =>
    group !== 'link' && (own.get(place)?.includes(sentence) || layout.includes(sentence));
  const gone = left.old.filter((fact) => !stands(newTexts, fact));
  const fresh = left.read.filter((fact) => !stands(oldTexts, fact));
  const elsewhere = dropEqual({ old: gone, read: fresh }, (fact) =>
    [fact.group, fact.key, fact.sentence].join('\u0000'),
  );
  const pairs = pairFacts(elsewhere.old, elsewhere.read);
  const paired = new Set(pairs.flat());
  const isFull = isFullOfLinks(before) || isFullOfLinks(after);
  const alone = ({ place, group }: ComparedFact) => (group === 'link' ? !isFull : place !== '');
  return collapse([
    ...pairs.map(([was, is]) => ({ was, is })),
    ...elsewhere.read.filter((is) => !paired.has(is) && alone(is)).map((is) => ({ is })),
    ...elsewhere.old
      .filter((was) => !paired.has(was) && (!isFull || was.group !== 'link'))
      .map((was) => ({ was })),
  ]);
}

/** Whether links that were added or removed are not told: of more than a knowledge holds, one may only have pushed out another. */
export function isFullOfLinks({ facts }: KnowledgeData): boolean {
  const countOf = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind).length;
  return Math.max(countOf('document'), countOf('form')) >= factLimitPerKind;
}

type Sides = { old: ComparedFact[]; read: ComparedFact[] };

/** Both sides without the facts that have an equal on the other one, each equal once. */
function dropEqual({ old, read }: Sides, keyOf: (fact: ComparedFact) => string): Sides {
  const waiting = Map.groupBy(old, keyOf);
  const left = read.filter((fact) => !waiting.get(keyOf(fact))?.shift());
  const rest = new Set([...waiting.values()].flat());
  return { old: old.filter((fact) => rest.has(fact)), read: left };
}

/** What was said and what is said instead, the most alike first. */
function pairFacts(
  old: readonly ComparedFact[],
  read: readonly ComparedFact[],
): [ComparedFact, ComparedFact][] {
  const byPlace = Map.groupBy(read, ({ group, place }) => `${group} ${place}`);
  const rated = old.flatMap((was, at) =>
    (byPlace.get(`${was.group} ${was.place}`) ?? []).flatMap((is, index) => {
      const score = rate(was, is);
      return score === undefined ? [] : [{ was, is, score, distance: Math.abs(at - index) }];
    }),
  );
  const taken = new Set<ComparedFact>();
  return rated
    .sort((left, right) => right.score - left.score || left.distance - right.distance)
    .flatMap(({ was, is }): [ComparedFact, ComparedFact][] => {
      if (taken.has(was) || taken.has(is)) return [];
      taken.add(was).add(is);
      return [[was, is]];
    });
}

/** How much two facts are about the same thing; undefined for different ones. */
function rate(was: ComparedFact, is: ComparedFact): number | undefined {
  const withoutDigits = (label: string) => label.replace(/\p{N}+/gu, '');
  const isSameLabel = was.label !== '' && withoutDigits(was.label) === withoutDigits(is.label);
  if (was.group === 'link') return isSameLabel ? 1 : undefined;
  if (was.group === 'contact' && was.fact.kind !== is.fact.kind) return undefined;
  if (was.group === 'person' && was.fact.value === is.fact.value) return 2;
  const share = shareWords(frameOf(was), frameOf(is));
  const isAlike = share >= sharedOfPair || (isSameLabel && share >= sharedUnderLabel);
  return isAlike ? share + Number(isSameLabel) : undefined;
}

/** The words around a fact's value; a line of hours is nothing but its value. */
function frameOf({ group, sentence, fact }: ComparedFact): Set<string> {
  const around = group === 'hours' ? sentence : sentence.replace(fact.value.toLowerCase(), ' ');
  return new Set(around.match(/\p{L}+/gu));
}

function shareWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const total = left.size + right.size;
  const shared = [...left].filter((word) => right.has(word)).length;
  return total === 0 ? 1 : (2 * shared) / total;
}

/** The same change on several pages, or told by the text and the data of one page, is one change. */
function collapse(changes: readonly { was?: ComparedFact; is?: ComparedFact }[]): ComparedChange[] {
  const groups = Map.groupBy(changes, ({ was, is }) =>
    [(was ?? is)?.group, was?.key, is?.key].join('\u0000'),
  );
  return [...groups.values()].flatMap((list) => {
    const [{ was, is } = {}] = list;
    const group = (was ?? is)?.group;
    if (!group) return [];
    const places = new Set(list.flatMap((change) => (change.is ?? change.was)?.place ?? []));
    const named = [...places].filter(Boolean);
    return [
      {
        group,
        pages: places.size,
        places: named,
        ...(was && { before: was.fact }),
        ...(is && { after: is.fact }),
      },
    ];
  });
}
