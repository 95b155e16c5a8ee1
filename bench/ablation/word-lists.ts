import { conceptTables } from '#functions/engine/lexicon/concept-tables.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import { lexicons } from '#functions/engine/lexicon/lexicons.ts';

/** A word list with its length in characters, over all languages. */
export type WordList = { id: string; length: number };

/**
 * Lists that stay whatever they are worth here: safety and small talk, and what judges a model's replies or is shown to
 * visitors. These questions don't reach them.
 */
const exempt = /^list-(?:remarks|smallTalk|smallTalkAtStart|meaning|phrases|siteQuestions)\b/;

const never = /(?!)/u;

/** Every word list that may be left out, the largest first. */
export function listWordLists(): WordList[] {
  const lengths = new Map<string, number>();
  for (const { id, read } of placesOfLists()) lengths.set(id, (lengths.get(id) ?? 0) + lengthOf(read()));
  return [...lengths]
    .map(([id, length]) => ({ id, length }))
    .filter(({ id, length }) => length > 0 && !exempt.test(id))
    .toSorted((left, right) => right.length - left.length);
}

/** Empties word lists in every language. Call it before the engine loads, because the engine joins lists as it loads. */
export function emptyWordLists(ids: ReadonlySet<string>): void {
  const places = placesOfLists().filter(({ id }) => ids.has(id));
  for (const { empty } of places) empty();
}

type Place = { id: string; read(): unknown; empty(): void };

function placesOfLists(): Place[] {
  return [
    ...Object.values(dialogues).flatMap((dialogue) =>
      Object.entries(dialogue).flatMap(([group, lists]) => placesIn(lists, group)),
    ),
    ...Object.values(lexicons).flatMap((lexicon) => placesIn(lexicon, 'lexicon')),
    ...Object.values(conceptTables).flatMap((tables) =>
      Object.keys(tables).map((at) => placeAt(tables, at, `concepts.${at}`)),
    ),
  ];
}

function placesIn(lists: object, group: string): Place[] {
  return Object.entries(lists).flatMap(([name, list]) =>
    isGroup(list) && (name === 'pages' || name === 'numbers')
      ? placesIn(list, `${group}.${name}`)
      : [placeAt(lists, name, `${group}.${name}`)],
  );
}

function placeAt(owner: object, name: string, path: string): Place {
  const read = (): unknown => Reflect.get(owner, name);
  return { id: `list-${path}`, read, empty: () => Reflect.set(owner, name, emptied(read())) };
}

function emptied(list: unknown): unknown {
  if (typeof list === 'string') return '';
  if (list instanceof RegExp) return never;
  if (Array.isArray(list)) return list.map(emptied);
  if (!isGroup(list)) return list;
  return Object.fromEntries(Object.entries(list).map(([name, inner]) => [name, emptied(inner)]));
}

function lengthOf(list: unknown): number {
  if (typeof list === 'string') return list.length;
  if (list instanceof RegExp) return list.source.length;
  return isGroup(list) ? Object.values(list).reduce<number>((sum, inner) => sum + lengthOf(inner), 0) : 0;
}

function isGroup(list: unknown): list is object {
  return typeof list === 'object' && list !== null && !(list instanceof RegExp);
}
