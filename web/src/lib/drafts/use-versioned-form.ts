import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import { type DraftStore, useDraft } from './draft-store.ts';
import { addEdits, type Conflict, type Edits, findConflicts, leaveUnsaved, settleConflict } from './edits.ts';

type VersionedForm<Stored, Value> = {
  drafts: DraftStore<Edits<Value>>;
  key: string;
  /** As read last. It holds its version. */
  stored: Stored;
  /** The fields of the form. */
  read: (stored: Stored) => Value;
  /** Saves a value with the version of what is stored, and returns what is stored then. */
  save: (stored: Stored, value: Value) => Promise<Stored>;
  /** Shows what is stored now in every part of the page. */
  adopt: (stored: Stored) => void;
  /** Reads what a refused save returns. */
  schema: z.ZodType<Stored>;
};

/** Saves of others between two tries; then the person decides. */
const mostTries = 3;

/**
 * A form whose save is refused when somebody else has saved since. Fields that only one of both has changed are merged
 * and saved; for the others `conflicts` holds both values. What is entered stays until it is saved or reset.
 */
export function useVersionedForm<Stored, Value extends object>(form: VersionedForm<Stored, Value>) {
  const { drafts, key, read, save, adopt, schema } = form;
  const [edits, setEdits] = useDraft(drafts, key);
  const latest = useRef(form.stored);
  latest.current = form.stored;
  const value = read(form.stored);
  const saving = useMutation({
    mutationFn: async () => {
      for (let tries = 1; ; tries++) {
        const stored = latest.current;
        const sent = { ...read(stored), ...drafts.read(key)?.to };
        try {
          const saved = await save(stored, sent);
          keep(saved);
          return { sent, saved: read(saved) };
        } catch (error) {
          const newer = readStored(error, schema);
          if (!newer) throw error;
          keep(newer);
          const hasConflicts = findConflicts(drafts.read(key), read(newer)).length > 0;
          if (hasConflicts || tries === mostTries) throw error;
        }
      }
    },
  });
  /** An answer may arrive before the page shows it. */
  const keep = (stored: Stored) => {
    latest.current = stored;
    adopt(stored);
  };
  const conflicts: Conflict<Value>[] = findConflicts(edits, value);
  const hasConflicts = conflicts.length > 0;
  return {
    draft: { ...value, ...edits?.to },
    isDirty: edits !== undefined,
    conflicts,
    edit: (change: Partial<Value>) => setEdits(addEdits(drafts.read(key), read(latest.current), change)),
    reset: () => {
      saving.reset();
      setEdits(undefined);
    },
    settle: (field: keyof Value & string, keepsMine: boolean) => {
      // The refusal that found the conflict is dealt with.
      saving.reset();
      setEdits(settleConflict(drafts.read(key), read(latest.current), { field, keepsMine }));
    },
    /** Nothing is sent while a conflict is open. */
    save: async (onSaved?: () => void) => {
      if (findConflicts(drafts.read(key), read(latest.current)).length > 0) return;
      await saving.mutateAsync().then(
        (done) => {
          setEdits(leaveUnsaved(drafts.read(key), done));
          onSaved?.();
        },
        // Shown by the form.
        () => undefined,
      );
    },
    isPending: saving.isPending,
    isSaved: saving.isSuccess,
    /** The conflicts say more than the error that found them. */
    error: hasConflicts ? null : saving.error,
  };
}

function readStored<Stored>(error: unknown, schema: z.ZodType<Stored>): Stored | undefined {
  const isConflict = error instanceof AppError && error.code === 'CONFLICT';
  return isConflict ? schema.safeParse(error.stored).data : undefined;
}
