import type { FieldKind, FormField } from '#shared/domain/forms/form-fields.ts';

export const kindLabels: Record<FieldKind, string> = {
  name: 'Name',
  email: 'Email address',
  phone: 'Phone number',
  text: 'Text',
  choice: 'Choice',
  date: 'Date',
  file: 'File',
};

/** A new field of a kind, with an unused id. */
export function makeField(kind: FieldKind, fields: readonly FormField[]): FormField {
  const taken = new Set(fields.map(({ id }) => id));
  let number = fields.length + 1;
  while (taken.has(`f${number}`)) number += 1;
  const options = kind === 'choice' ? ['Yes', 'No'] : [];
  return { id: `f${number}`, kind, label: kindLabels[kind], required: false, options };
}

/** Moves a field up or down by one; unchanged at the ends. */
export function moveField(fields: readonly FormField[], from: number, by: -1 | 1): FormField[] {
  const field = fields[from];
  const to = from + by;
  if (!field || to < 0 || to >= fields.length) return [...fields];
  return fields.toSpliced(from, 1).toSpliced(to, 0, field);
}
