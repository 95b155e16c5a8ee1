import type { Table } from './table.ts';

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
  remove?: readonly string[];
  /** All must hold, else nothing changes. */
  when?: readonly Condition[];
};

/** What must hold of an item. */
export type Condition = (scribe: Scribe) => string;
type Scribe = { name(path: string): string; value(value: unknown, path: string): string };

/** Makes the expressions of an update, in which every name and value is a placeholder, so that none is a reserved word. */
export function change({ set = {}, begin = {}, raise = {}, add = {}, remove = [], when = [] }: Change) {
  const { scribe, names, values } = openScribe();
  const { name, value } = scribe;
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
    ]),
    clause(
      'ADD',
      listDefined(add).map(([path, by]) => `${name(path)} ${value(by, path)}`),
    ),
    clause('REMOVE', remove.map(name)),
  ];
  const conditions = when.map((condition) => condition(scribe));
  const hasValues = Object.keys(values.list()).length > 0;
  return {
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
    ExpressionAttributeNames: names.list(),
    ...(hasValues && { ExpressionAttributeValues: values.list() }),
  };
}

/** The same as a part of a transaction. */
export function writeChange(tableName: string, key: Parameters<Table['update']>[0], details: Change) {
  return { Update: { TableName: tableName, Key: key, ...change(details) } };
}

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
/** One of these must hold. */
export const either = (...conditions: readonly Condition[]): Condition => {
  return (scribe) => `(${conditions.map((condition) => condition(scribe)).join(' OR ')})`;
};

export const both = (...conditions: readonly Condition[]): Condition => {
  return (scribe) => `(${conditions.map((condition) => condition(scribe)).join(' AND ')})`;
};

function one(path: string, write: (name: string) => string): Condition {
  return ({ name }) => write(name(path));
}

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
