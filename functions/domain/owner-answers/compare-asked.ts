import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import type { Asked } from './read-asked.ts';

/** How near an owner's question is to a visitor's; the shares are from 0 to 1. */
export type Closeness = {
  /** How much of what the visitor asks the owner's question says. */
  asked: number;
  /** How much of the visitor's question the owner's question and answer say. */
  told: number;
  /** How much of it the answer alone says. */
  answered: number;
  /** How much of the owner's question the visitor's says. */
  meant: number;
  /** Each names a thing that the other doesn't: dogs and phones, both allowed. */
  namesAnother: boolean;
};

/** A synonym is nearly the word itself. */
const synonymMatch = 0.9;
/** Up to this, a match is half of a phrase or a part of a word. */
const weakMatch = 0.5;

/** How well a text says each of its terms, from 0 to 1. */
export type Said = ReadonlyMap<string, number>;

/** What a visitor's question says, synonyms included. */
export function readReach({ said, things }: Asked): Said {
  const reach = new Map([...said].map((term) => [term, 1]));
  for (const { variants } of things)
    for (const { term, weight } of variants) reach.set(term, Math.max(reach.get(term) ?? 0, weight));
  return reach;
}

/**
 * Measures how much two questions say of each other; `told` is what the owner's question and answer say. An answer that shows
 * the asked kind of value says "how much" by its amount.
 */
export function measureCloseness(
  visitor: { asked: Asked; reach: Said },
  owner: { asked: Asked; said: Said; told: Said },
  answer: { said: Said; showsAsked: boolean } = { said: owner.said, showsAsked: false },
): Closeness {
  const [value] = visitor.asked.values;
  // Both ask for a price, so it doesn't matter which word says so.
  const shared = value === owner.asked.values[0] ? value : undefined;
  const shown = answer.showsAsked ? value : shared;
  const told = compareThings(visitor.asked, owner.told, shown);
  const meant = compareThings(owner.asked, visitor.reach, shared);
  return {
    asked: compareThings(visitor.asked, owner.said, shared).share,
    told: told.share,
    answered: compareThings(visitor.asked, answer.said, shown).share,
    meant: meant.share,
    namesAnother: told.lacksThing && meant.lacksThing,
  };
}

/** Whether two questions can't have one answer, however many words they share. */
export function contradicts(one: Asked, other: Asked): boolean {
  return (
    one.numbers !== other.numbers ||
    one.isNegated !== other.isNegated ||
    (one.weekdays !== '' && other.weekdays !== '' && one.weekdays !== other.weekdays) ||
    [...one.sides].some(
      (side) => other.sides.has(opposite(side)) && !other.sides.has(side) && !one.sides.has(opposite(side)),
    )
  );
}

/** Whether two questions want the same kind of answer: a price, a time, yes or no. */
export function wantsTheSame(visitor: Asked, owner: Asked): boolean {
  const isKindSame = visitor.isOpen === owner.isOpen || (owner.isOpen && !visitor.isSentence);
  return isKindSame && wantsSameValue(visitor, owner);
}

function wantsSameValue(visitor: Asked, owner: Asked): boolean {
  const [one] = visitor.values;
  const [other] = owner.values;
  const isWhen = [one, other].every((value) => value === 'time' || value === 'date');
  return one === other || isWhen || (!visitor.asksForValue && !owner.asksForValue);
}

function opposite(side: string): string {
  return side.endsWith('0') ? side.replace(/0$/, '1') : side.replace(/1$/, '0');
}

/** The share of a question that is said, and whether a telling thing of it isn't. */
function compareThings(asked: Asked, said: ReadonlyMap<string, number>, shared: ValueType | undefined) {
  const others = asked.things.filter(({ value }) => value === undefined || value !== shared);
  const things = others.length > 0 ? others : asked.things;
  let total = 0;
  let sum = 0;
  let lacksThing = false;
  for (const { variants, parts, weight, onlyAsksWhether, isBefore } of things) {
    const whole = Math.max(0, ...variants.map((variant) => variant.weight * (said.get(variant.term) ?? 0)));
    const byParts = parts.reduce((all, part) => all + (said.get(part.stem) === 1 ? part.share : 0), 0);
    const match = Math.max(whole, byParts);
    const isWeak = match <= weakMatch;
    if ((onlyAsksWhether || isBefore) && isWeak) continue;
    total += weight;
    sum += weight * (isWeak ? match : Math.max(match, synonymMatch));
    lacksThing ||= isWeak && weight === 1;
  }
  return { share: total === 0 ? 0 : sum / total, lacksThing };
}
