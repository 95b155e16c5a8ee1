import { useState } from 'react';
import { AppError } from '#shared/errors.ts';

type Form<Value> = {
  draft: Value;
  error: Error | null;
  edit: (change: Partial<Value>) => void;
  reset: () => void;
  save: (onSaved?: () => void) => Promise<void>;
};

/**
 * Names the mistakes of a refused save at their fields, each until its field is edited; an error that belongs to no
 * field stays one of the form. `nameField` is the form's name for the last part of an input's path.
 */
export function useFieldIssues<Value extends object, Fields extends Form<Value>>(
  form: Fields & Form<Value>,
  nameField: (part: string) => string = (part) => part,
) {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const found = form.error instanceof AppError ? form.error.issues : [];
  const issues = found.map(({ field, message }) => ({
    field: nameField(field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field),
    message,
  }));
  const isPlaced = issues.length > 0 && issues.every(({ field }) => field in form.draft);
  const open = isPlaced ? issues.filter(({ field }) => !edited.has(field)) : [];
  return {
    ...form,
    error: isPlaced ? null : form.error,
    hasIssues: open.length > 0,
    findIssue: (wanted: keyof Value & string) => open.find(({ field }) => field === wanted)?.message,
    edit: (change: Partial<Value>) => {
      setEdited((before) => new Set([...before, ...Object.keys(change)]));
      form.edit(change);
    },
    reset: () => {
      setEdited(new Set());
      form.reset();
    },
    save: (onSaved?: () => void) => {
      setEdited(new Set());
      return form.save(onSaved);
    },
  };
}
