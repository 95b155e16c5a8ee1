import { useQueryClient } from '@tanstack/react-query';
import { type VersionedHours, versionedHoursSchema } from '#shared/contract/inbox.ts';
import { brandOfficeHours, type OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { api } from '#web/lib/api/api.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useFieldIssues } from '#web/lib/drafts/use-field-issues.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';

/** What visitors are promised, and the office hours that it may be counted from. */
type Hours = OfficeHours & { promise: 'always' | 'hours' | 'nothing' };

const drafts = openDraftStore<Edits<Hours>>('messages');

/** The office hours of an organisation; by default those of its website, or the brand's in the browser's time zone. */
export function useHoursForm(conversionId: string, known: VersionedHours) {
  const queries = useQueryClient();
  const form = useVersionedForm<VersionedHours, Hours>({
    ...{ drafts, key: conversionId, stored: known, read, schema: versionedHoursSchema },
    save: ({ version }, { promise, ...hours }) =>
      api.inbox.saveOfficeHours.call({
        conversionId,
        officeHours: promise === 'hours' ? hours : null,
        promisesReply: promise !== 'nothing',
        version,
      }),
    adopt: (stored) =>
      queries.setQueryData(api.inbox.getOfficeHours.query({ conversionId }).queryKey, stored),
  });
  return {
    ...useFieldIssues<Hours, typeof form>(form),
    found: findHours(known),
    isStored: known.officeHours !== null,
  };
}

function read(known: VersionedHours): Hours {
  const { week, timeZone } = findHours(known);
  if (known.officeHours) return { ...known.officeHours, promise: 'hours' };
  return { ...week, timeZone: timeZone.name, promise: known.promisesReply ? 'always' : 'nothing' };
}

/** Hours to begin with and to return to: those of the website, otherwise the brand's in the browser's time zone. */
function findHours({ stated, timeZone }: VersionedHours) {
  const { days, opens, closes } = stated ?? brandOfficeHours;
  const ofBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    week: { days, opens, closes },
    isStated: stated !== undefined,
    timeZone: { name: timeZone ?? ofBrowser, isOfBrowser: timeZone === undefined },
  };
}
