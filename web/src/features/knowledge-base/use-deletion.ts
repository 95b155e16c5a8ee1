import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { api } from '#web/lib/api/api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';

/** The owner's answers with those just deleted where they were. */
export function useDeletion(conversionId: string, corrections: readonly Correction[]) {
  const [deleted, setDeleted] = useState<readonly { correction: Correction; place: number }[]>([]);
  const call = useMutation({
    ...api.knowledgeBase.deleteCorrection.mutation(),
    mutationFn: async (correction: Correction) => {
      // What it said of this answer is no longer true.
      toastStore.dismiss();
      await api.knowledgeBase.deleteCorrection.call({ conversionId, correctionId: correction.id });
      const place = rows.findIndex((row) => row.correction.id === correction.id);
      setDeleted((before) => [...before, { correction, place }]);
    },
  });
  const gone = new Set(deleted.map(({ correction }) => correction.id));
  const kept = corrections
    .filter(({ id }) => !gone.has(id))
    .map((correction) => ({ correction, isDeleted: false }));
  const rows = deleted
    .toSorted((left, right) => left.place - right.place)
    .reduce((all, { correction, place }) => all.toSpliced(place, 0, { correction, isDeleted: true }), kept);
  return {
    rows,
    remove: call.mutate,
    settle: (id: string) => setDeleted((before) => before.filter(({ correction }) => correction.id !== id)),
    isPending: call.isPending,
    error: call.error,
  };
}
