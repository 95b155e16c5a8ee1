import type { BrandId } from '#shared/brands/platforms.ts';
import type { FailedConversion } from '#shared/contract/staff/superadmin.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useConversionRetry, useFailedConversions } from './queries.ts';

/** Failed conversions with their reasons; hidden if there are none. */
export function FailedConversions({ platform }: { platform: BrandId | undefined }) {
  const { data } = useFailedConversions(platform);
  if (!data || data.conversions.length === 0) return null;
  return (
    <section aria-labelledby="failed-conversions" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="failed-conversions" className="text-lg">
        Failed conversions
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {data.conversions.map((conversion) => (
          <FailedLine key={conversion.conversionId} conversion={conversion} />
        ))}
      </ul>
    </section>
  );
}

function FailedLine({ conversion }: { conversion: FailedConversion }) {
  const { conversionId, companyName, website, failedAt, reason } = conversion;
  const { mutate, isPending, isSuccess, error } = useConversionRetry();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words">
          <span className="font-semibold">{companyName}</span>{' '}
          <span className="text-ink-muted text-sm">{website}</span>
        </p>
        <p className="break-words text-danger-ink text-sm">
          {error ? describeFailure(error) : reason || 'No reason given.'}
        </p>
        <p className="text-ink-muted text-sm">{formatInstant(failedAt)}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Retry ${companyName}`}
        disabled={isPending || isSuccess}
        onClick={() => mutate(conversionId)}
      >
        {isSuccess ? 'Retrying' : 'Retry'}
      </Button>
    </li>
  );
}
