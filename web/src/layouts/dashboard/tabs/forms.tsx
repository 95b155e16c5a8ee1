import type { Brand } from '#shared/brands/brand.ts';
import { FormsCallsProvider } from '#web/features/forms/forms-calls.ts';
import { FormsTab as Forms } from '#web/features/forms/forms-tab.tsx';
import { api } from '#web/lib/api/api.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Plus } from '#web/ui/icons/icons.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';

type FormsTabProps = { brand: Brand; conversionId: string; count: number };

/** The owner's forms. */
export function FormsTab({ brand, conversionId, count }: FormsTabProps) {
  const drawHead = (onCreate: () => void) => (
    <PageHead
      id="page-forms"
      title="Forms"
      badge={count > 0 ? `${count}` : undefined}
      action={
        <EditorsOnly>
          <Button size="small" onClick={onCreate}>
            <Plus className="size-4" />
            New form
          </Button>
        </EditorsOnly>
      }
    />
  );
  return (
    <FormsCallsProvider value={api.forms}>
      <Forms conversionId={conversionId} brand={brand} head={drawHead} />
    </FormsCallsProvider>
  );
}
