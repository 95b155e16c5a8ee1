import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { FailedConversion } from '#shared/contract/staff/superadmin.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { useBuildOutcome } from '#web/lib/api/use-build-outcome.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { failedConversionsQuery } from './staff-queries.ts';

const retriedKey = ['retried-conversions'];

/** A conversion that was retried here, which leaves the list of failed ones at once. */
type Retried = { conversion: FailedConversion; since: number };

/** Those retried in this window, also after another tab of the page was open. */
function useRetried() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: retriedKey,
    queryFn: () => queries.getQueryData<readonly Retried[]>(retriedKey) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (edit: (before: readonly Retried[]) => readonly Retried[]) =>
    queries.setQueryData<readonly Retried[]>(retriedKey, (before = []) => edit(before));
  return [data ?? [], change] as const;
}

/** Failed conversions with their reasons; hidden if there are none. */
export function FailedConversions({ platform }: { platform: BrandId | undefined }) {
  const { data } = useQuery(failedConversionsQuery(platform));
  const [retried, setRetried] = useRetried();
  const failed = data?.conversions ?? [];
  const isRetried = ({ conversionId, failedAt }: FailedConversion) =>
    retried.some(
      ({ conversion }) => conversion.conversionId === conversionId && conversion.failedAt === failedAt,
    );
  const listed = failed.filter((conversion) => !isRetried(conversion));
  // What failed once more stands among the failed ones, with its new reason.
  const followed = retried.filter(({ conversion }) =>
    listed.every(({ conversionId }) => conversionId !== conversion.conversionId),
  );
  if (listed.length + followed.length === 0) return null;
  const follow = (conversion: FailedConversion) =>
    setRetried((before) => [
      ...before.filter((one) => one.conversion.conversionId !== conversion.conversionId),
      { conversion, since: Date.now() },
    ]);
  return (
    <section aria-labelledby="failed-conversions" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="failed-conversions" className="text-lg">
        {listed.length > 0 ? 'Failed conversions' : 'Retried conversions'}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {followed.map(({ conversion, since }) => (
          <RetriedLine key={conversion.conversionId} conversion={conversion} since={since} />
        ))}
        {listed.map((conversion) => (
          <FailedLine
            key={conversion.conversionId}
            conversion={conversion}
            hasFailedAgain={retried.some((one) => one.conversion.conversionId === conversion.conversionId)}
            onRetried={() => follow(conversion)}
          />
        ))}
      </ul>
    </section>
  );
}

function RetriedLine({ conversion: { conversionId, companyName }, since }: Retried) {
  const { text } = useBuildOutcome(conversionId, since);
  return (
    <li className="py-2">
      <p className="break-words font-semibold">{companyName}</p>
      <p role="status" className="break-words text-sm">
        {text}
      </p>
      <SiteLink
        to={`/superadmin/customer/${conversionId}`}
        className="inline-flex min-h-9 items-center text-sm underline underline-offset-4"
        label="Open the customer"
      />
    </li>
  );
}

type FailedLineProps = {
  conversion: FailedConversion;
  /** It was retried in this window. */
  hasFailedAgain: boolean;
  onRetried: () => void;
};

function FailedLine({ conversion, hasFailedAgain, onRetried }: FailedLineProps) {
  const { conversionId, companyName, website, nextWebsite } = conversion;
  const [address, setAddress] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    ...staffApi.superadmin.retryConversion.mutation(),
    // Also when the row that asked has left its list meanwhile.
    onSuccess: onRetried,
  });
  const retry = (event: FormEvent) => {
    event.preventDefault();
    mutate({ conversionId, ...(address && { websiteUrl: address }) });
  };
  return (
    <li className="py-2">
      <form noValidate onSubmit={retry} className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FailureFacts {...{ conversion, hasFailedAgain, error }} />
        {address !== undefined && (
          <TextField
            id={`address-${conversionId}`}
            label="Address to read"
            type="url"
            className="w-full basis-96"
            // The button that opened it is gone.
            ref={focusAtFirst}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        {address !== undefined && (
          <Button variant="quiet" size="small" onClick={() => setAddress(undefined)} label="Cancel" />
        )}
        {address === undefined && website && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Change the address of ${companyName}`}
            onClick={() => setAddress(nextWebsite ?? website)}
            label="Change the address"
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          size="small"
          aria-label={`Retry ${companyName}`}
          disabled={isPending}
          label={isPending ? 'Starting…' : 'Retry'}
        />
      </form>
    </li>
  );
}

type FailureFactsProps = Omit<FailedLineProps, 'onRetried'> & { error: Error | null };

function FailureFacts({ conversion, hasFailedAgain, error }: FailureFactsProps) {
  const { companyName, website, failedAt, reason } = conversion;
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="break-words">
        <span className="font-semibold">{companyName}</span>{' '}
        <span className="text-ink-muted text-sm">{website}</span>
      </p>
      <p className="break-words text-danger-ink text-sm">
        {error ? describeFailure(error) : reason || 'No reason given.'}
      </p>
      <p role={hasFailedAgain ? 'status' : undefined} className="text-ink-muted text-sm">
        {hasFailedAgain && 'Retried, and failed again. '}
        {formatInstant(failedAt)}
      </p>
    </div>
  );
}

/** For the field that a button has just opened in its own place. */
function focusAtFirst(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
