import { useMutation } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Download } from '#web/ui/icons/icons.ts';
import type { CustomerView } from './use-customer-view.ts';

type CustomerExportProps = { kind: CustomerKind; platform: BrandId | undefined; view: CustomerView };

/** Downloads everyone whom the list has found, not only its page. */
export function CustomerExport({ kind, platform, view }: CustomerExportProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveParts((after) => staffApi.superadmin.exportUsers.call({ kind, platform, ...view, after })),
  });
  return (
    <div>
      <Button variant="secondary" size="small" disabled={isPending} onClick={() => mutate()}>
        <Download className="size-4" />
        {isPending ? 'Downloading…' : 'Download CSV'}
      </Button>
      <FailureLine error={error} className="mt-1 text-danger-ink text-sm" />
    </div>
  );
}
