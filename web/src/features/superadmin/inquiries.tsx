import { useQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** How many inquiries came by the contact forms of all domains; each was mailed as it came. */
export function Inquiries({ platform }: { platform: BrandId | undefined }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['superadmin', 'inquiries'],
    queryFn: async ({ signal }) => (await loadClient()).preview.getData({}, signal),
  });
  if (isPending) return <Spinner label="Loading inquiries…" />;
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  const { totalInquiries } = data;
  return (
    <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
      {totalInquiries === 0
        ? 'No forwarded messages found'
        : `${totalInquiries.toLocaleString('en-US')} ${totalInquiries === 1 ? 'inquiry' : 'inquiries'} came by the contact forms${platform ? ' of all domains' : ''}; each was mailed as it came.`}
    </p>
  );
}
