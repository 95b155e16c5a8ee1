/** What a person has changed in a form: the value each field had, and the one that was entered. */
export type Edits<Value> = { from: Partial<Value>; to: Partial<Value> };

/** A field that two people have changed to different values. */
export type Conflict<Value> = { field: keyof Value & string; mine: unknown; theirs: unknown };

/** Adds changes; a field that is back at the stored value is no longer edited. */
export function addEdits<Value extends object>(
  edits: Edits<Value> | undefined,
  stored: Value,
  change: Partial<Value>,
): Edits<Value> | undefined {
  const next: Edits<Value> = { from: { ...edits?.from }, to: { ...edits?.to, ...change } };
  for (const field of fieldsOf(change)) {
    if (!(field in next.from)) next.from[field] = stored[field];
    if (isSame(next.to[field], stored[field])) drop(next, field);
  }
  return fieldsOf(next.to).length > 0 ? next : undefined;
}

/** Fields that somebody else has changed since, to something else. */
export function findConflicts<Value extends object>(
  edits: Edits<Value> | undefined,
  stored: Value,
): Conflict<Value>[] {
  if (!edits) return [];
  return fieldsOf(edits.to)
    .filter((field) => !isSame(stored[field], edits.from[field]) && !isSame(stored[field], edits.to[field]))
    .map((field) => ({ field, mine: edits.to[field], theirs: stored[field] }));
}

/** What is left once a value was saved, perhaps cleaned: what was entered meanwhile. */
export function leaveUnsaved<Value extends object>(
  edits: Edits<Value> | undefined,
  { sent, saved }: { sent: Value; saved: Value },
): Edits<Value> | undefined {
  if (!edits) return undefined;
  const left: Partial<Value> = { ...edits.to };
  for (const field of fieldsOf(left)) if (isSame(left[field], sent[field])) delete left[field];
  return addEdits<Value>(undefined, saved, left);
}

/** Settles a conflict: the entered value goes over what is stored now, or is given up. */
export function settleConflict<Value extends object>(
  edits: Edits<Value> | undefined,
  stored: Value,
  { field, keepsMine }: { field: keyof Value & string; keepsMine: boolean },
): Edits<Value> | undefined {
  if (!edits) return undefined;
  const next: Edits<Value> = { from: { ...edits.from }, to: { ...edits.to } };
  if (keepsMine) next.from[field] = stored[field];
  else drop(next, field);
  return fieldsOf(next.to).length > 0 ? next : undefined;
}

function drop<Value>({ from, to }: Edits<Value>, field: keyof Value): void {
  delete from[field];
  delete to[field];
}

function fieldsOf<Value extends object>(value: Partial<Value>): (keyof Value & string)[] {
  const fields: (keyof Value & string)[] = [];
  for (const field in value) fields.push(field);
  return fields;
}

/** Stored values are JSON, with the fields of their schema in its order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
