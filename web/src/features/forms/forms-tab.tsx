import { Tabs } from 'radix-ui';
import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Form } from '#shared/contract/forms.ts';
import { describeFailure } from '#web/lib/describe-failure.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FormAnalytics } from './form-analytics.tsx';
import { FormLibrary } from './form-library.tsx';
import { FormMaker } from './form-maker.tsx';
import { useForms } from './queries.ts';
import { Workflows } from './workflows.tsx';

type FormsTabProps = { conversionId: string; brand: Brand };

const tabs = {
  library: 'Forms Library',
  create: 'Upload & Create',
  analytics: 'Analytics',
  workflows: 'Workflows',
};
const tabStyle =
  '-mb-px min-h-11 border-transparent border-b-2 px-4 py-2 text-ink-muted hover:text-ink data-[state=active]:border-brand-ink data-[state=active]:font-semibold data-[state=active]:text-ink';

/** Forms of an assistant: document 2 sections 2.1 and 2.8. */
export function FormsTab({ conversionId, brand }: FormsTabProps) {
  const [tab, setTab] = useState('library');
  const [edited, setEdited] = useState<Form>();
  const { data: forms, error } = useForms(conversionId);
  const open = (next: string) => {
    setEdited(undefined);
    setTab(next);
  };
  const edit = (form: Form) => {
    setEdited(form);
    setTab('create');
  };
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (!forms) return <Spinner label="Loading forms…" />;
  return (
    <Tabs.Root value={tab} onValueChange={open}>
      <Tabs.List aria-label="Forms" className="flex flex-wrap gap-x-1 border-line border-b">
        {Object.entries(tabs).map(([value, label]) => (
          <Tabs.Trigger key={value} value={value} className={tabStyle}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="library" className="pt-6">
        <FormLibrary
          conversionId={conversionId}
          forms={forms}
          onCreate={() => open('create')}
          onEdit={edit}
        />
      </Tabs.Content>
      <Tabs.Content value="create" className="pt-6">
        <FormMaker
          key={edited?.id ?? 'new'}
          conversionId={conversionId}
          brand={brand}
          edited={edited}
          onDone={() => open('library')}
        />
      </Tabs.Content>
      <Tabs.Content value="analytics" className="pt-6">
        <FormAnalytics conversionId={conversionId} />
      </Tabs.Content>
      <Tabs.Content value="workflows" className="pt-6">
        <Workflows conversionId={conversionId} forms={forms} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
