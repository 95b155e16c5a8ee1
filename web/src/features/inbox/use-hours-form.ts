import { useQueryClient } from '@tanstack/react-query';
import { type VersionedHours, versionedHoursSchema } from '#shared/contract/inbox.ts';
import { brandOfficeHours, type OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { AppError } from '#shared/errors.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';
import { hoursKey } from './queries.ts';

/** Whether there are office hours, and which. */
type Hours = OfficeHours & { isSet: boolean };

const drafts = openDraftStore<Edits<Hours>>('messages');

/** The office hours of an organisation; by default those of its website, or the brand's in the browser's time zone. */
export function useHoursForm(conversionId: string, known: VersionedHours) {
  const queries = useQueryClient();
  const form = useVersionedForm<VersionedHours, Hours>({
    ...{ drafts, key: conversionId, stored: known, read, schema: versionedHoursSchema },
    save: async ({ version }, { isSet, ...hours }) =>
      (await loadClient()).inbox.saveOfficeHours({
        conversionId,
        officeHours: isSet ? hours : null,
        version,
      }),
    adopt: (stored) => queries.setQueryData(hoursKey(conversionId), stored),
  });
  const issues = form.error instanceof AppError ? form.error.issues : [];
  // A mistake in a field is named there.
  return { ...form, issues, error: issues.length > 0 ? null : form.error };
}

/** Until the owner has chosen, the hours of the website count. */
function read({ officeHours, stated, version }: VersionedHours): Hours {
  if (officeHours) return { ...officeHours, isSet: true };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { text: _text, ...hours } = stated ?? { ...brandOfficeHours, timeZone, text: '' };
  return { timeZone, ...hours, isSet: version === 0 && stated?.timeZone !== undefined };
}
