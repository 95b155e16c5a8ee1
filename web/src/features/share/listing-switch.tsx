import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Share } from '#shared/contract/dashboard/share.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';

/** Whether search engines may list the page: only when the owner publishes it. */
export function ListingSwitch({ conversionId, share }: { conversionId: string; share: Share }) {
  const mayEdit = useMayEdit();
  const queries = useQueryClient();
  const change = useMutation({
    ...api.dashboard.saveShare.mutation(),
    onSuccess: (saved) =>
      queries.setQueryData(api.dashboard.getShare.query({ conversionId }).queryKey, saved),
  });
  const isListed = change.isPending ? change.variables.isListed : share.isListed;
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <label htmlFor="share-listed" className="font-semibold">
            List the page in search engines
          </label>
          <p id="share-listed-note" className="text-ink-muted">
            {isListed
              ? 'Published: search engines may show the page of your assistant.'
              : 'Not listed: people find the page by its address, your website and your poster.'}
          </p>
        </div>
        <Switch
          id="share-listed"
          describedBy="share-listed-note"
          isOn={isListed}
          disabled={!mayEdit}
          onChange={(isOn) => change.mutate({ conversionId, isListed: isOn })}
        />
      </div>
      <FailureLine error={change.error} className="mt-3 text-danger-ink" />
    </>
  );
}
