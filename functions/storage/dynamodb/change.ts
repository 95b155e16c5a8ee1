import type { Key } from './keys.ts';

/** What an update does to an item. A path is a field, or fields joined by `at`. */
export type Change = {
  /** Stores these; undefined leaves a field as it is. */
  set?: Record<string, unknown>;
  /** Stores these where there is nothing yet. */
  begin?: Record<string, unknown>;
  /** Raises numbers, which begin at zero, of maps inside the item. */
  raise?: Record<string, number>;
  /** Raises numbers, or adds to sets, of the item itself. */
  add?: Record<string, unknown>;
  /** Adds to the ends of lists, which begin empty. */
  append?: Record<string, readonly unknown[]>;
  /** Takes from sets of the item itself. */
  take?: Record<string, unknown>;
  remove?: readonly string[];
  /** All must hold, else nothing changes. */
  when?: readonly Condition[];
};

/** What must hold of an item. */
export type Condition = (scribe: Scribe) => string;
type Scribe = { name(path: string): string; value(value: unknown, path: string): string };

/** Makes the expressions of an update, in which every name and value is a placeholder, so that none is a reserved word. */
export function change(details: Change) {
  const {
    set = {},
    begin = {},
    raise = {},
    add = {},
    append = {},
    take = {},
    remove = [],
    when = [],
  } = details;
  const { scribe, names, values } = openScribe();
  const { name, value } = scribe;
  const move = ([path, by]: [string, unknown]) => `${name(path)} ${value(by, path)}`;
  const clauses = [
    clause('SET', [
      ...listDefined(set).map(([path, field]) => `${name(path)} = ${value(field, path)}`),
      ...listDefined(begin).map(
        ([path, field]) => `${name(path)} = if_not_exists(${name(path)}, ${value(field, path)})`,
      ),
      ...listDefined(raise).map(
        ([path, by]) =>
          `${name(path)} = if_not_exists(${name(path)}, ${value(0, 'zero')}) + ${value(by, 'more')}`,
      ),
      ...listDefined(append).map(
        ([path, more]) =>
          `${name(path)} = list_append(if_not_exists(${name(path)}, ${value([], 'none')}), ${value(more, path)})`,
      ),
    ]),
    clause('ADD', listDefined(add).map(move)),
    clause('DELETE', listDefined(take).map(move)),
    clause('REMOVE', remove.map(name)),
  ];
  const conditions = when.map((condition) => condition(scribe));
  const expression = clauses.filter(Boolean).join(' ');
  return {
    UpdateExpression: expression || undefined,
    ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
    ...describePlaceholders({ names, values }),
  };
}

function demand(conditions: readonly Condition[]) {
  const { scribe, ...placeholders } = openScribe();
  if (conditions.length === 0) return {};
  const ConditionExpression = conditions.map((condition) => condition(scribe)).join(' AND ');
  return { ConditionExpression, ...describePlaceholders(placeholders) };
}

function describePlaceholders({ names, values }: Omit<ReturnType<typeof openScribe>, 'scribe'>) {
  const hasValues = Object.keys(values.list()).length > 0;
  return {
    ExpressionAttributeNames: names.list(),
    ...(hasValues && { ExpressionAttributeValues: values.list() }),
  };
}

/** A part of a transaction, to which the table adds its name. */
export type Write = ReturnType<typeof writeItem | typeof eraseItem | typeof writeChange>;

/** Stores an item. */
export function writeItem<Item extends object>(item: Item, when: readonly Condition[] = []) {
  return { Put: { Item: item, ...demand(when) } };
}

/** The same where there is none yet. */
export const writeNewItem = <Item extends object>(item: Item) => writeItem(item, [isAbsent('pk')]);

/** Erases an item. */
export function eraseItem({ pk, sk }: Key, when: readonly Condition[] = []) {
  return { Delete: { Key: { pk, sk }, ...demand(when) } };
}

/** Changes an item. */
export const writeChange = (key: Key, details: Change) => ({ Update: { Key: key, ...change(details) } });

/** The path to a field of a map, whose keys are data. */
export function at(...parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('.', '\0')).join('.');
}

export const exists = (path: string): Condition => one(path, (name) => `attribute_exists(${name})`);
export const isAbsent = (path: string): Condition => one(path, (name) => `attribute_not_exists(${name})`);
export const is = (path: string, field: unknown): Condition => compare(path, '=', field);
export const isBelow = (path: string, field: unknown): Condition => compare(path, '<', field);
export const isAtMost = (path: string, field: unknown): Condition => compare(path, '<=', field);
export const isAbove = (path: string, field: unknown): Condition => compare(path, '>', field);
export const hasFewer = (path: string, count: number): Condition => {
  return ({ name, value }) => `size(${name(path)}) < ${value(count, 'most')}`;
};
export const contains = (path: string, field: unknown): Condition => {
  return ({ name, value }) => `contains(${name(path)}, ${value(field, path)})`;
};
/** Nothing is stored where this is the first version, else the one before. */
export const followsOn = (version: number): Condition =>
  version === 1 ? isAbsent('pk') : is('version', version - 1);
/** One of these must hold. */
export const either = (...conditions: readonly Condition[]): Condition => {
  return (scribe) => `(${conditions.map((condition) => condition(scribe)).join(' OR ')})`;
};

export const both = (...conditions: readonly Condition[]): Condition => {
  return (scribe) => `(${conditions.map((condition) => condition(scribe)).join(' AND ')})`;
};

const one =
  (path: string, write: (name: string) => string): Condition =>
  ({ name }) =>
    write(name(path));

function compare(path: string, sign: '=' | '<' | '<=' | '>', field: unknown): Condition {
  return ({ name, value }) => `${name(path)} ${sign} ${value(field, path)}`;
}

function clause(word: string, parts: readonly string[]): string {
  return parts.length > 0 ? `${word} ${parts.join(', ')}` : '';
}

const listDefined = <Field>(fields: Record<string, Field>) =>
  Object.entries(fields).filter(([, field]) => field !== undefined);

function openScribe() {
  const names = openPlaceholders<string>('#');
  const values = openPlaceholders<unknown>(':');
  const findName = (part: string) => {
    const field = part.replaceAll('\0', '.');
    return names.find(field, field);
  };
  const scribe: Scribe = {
    name: (path) => path.split('.').map(findName).join('.'),
    value: (field, path) => values.find(field, path.split('.').at(-1) ?? ''),
  };
  return { scribe, names, values };
}

/** Placeholders are named for what they stand for, so that an expression can be read. */
function openPlaceholders<Meaning>(start: string) {
  const keys = new Map<Meaning, string>();
  const taken = new Set<string>();
  return {
    find(meaning: Meaning, name: string): string {
      const known = keys.get(meaning);
      if (known) return known;
      const wanted = start + name.replace(/\W/g, '_');
      let key = wanted;
      for (let use = 2; taken.has(key); use++) key = `${wanted}_${use}`;
      keys.set(meaning, key);
      taken.add(key);
      return key;
    },
    list: () => Object.fromEntries([...keys].map(([meaning, key]) => [key, meaning])),
  };
}
