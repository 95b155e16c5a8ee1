import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Form } from '#shared/contract/forms.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { type Tab, TabSet } from '#web/ui/layout/tab-set.tsx';
import { FormAnalytics } from './form-analytics.tsx';
import { FormLibrary } from './form-library.tsx';
import { FormMaker } from './form-maker.tsx';
import { useForms } from './queries.ts';
import { Workflows } from './workflows.tsx';

type FormsTabProps = { conversionId: string; brand: Brand };

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
  const tabs: Tab[] = [
    {
      id: 'library',
      title: 'Forms Library',
      content: (
        <FormLibrary
          conversionId={conversionId}
          forms={forms}
          onCreate={() => open('create')}
          onEdit={edit}
        />
      ),
    },
    {
      id: 'create',
      title: 'Upload & Create',
      content: (
        <FormMaker
          key={edited?.id ?? 'new'}
          conversionId={conversionId}
          brand={brand}
          edited={edited}
          onDone={() => open('library')}
        />
      ),
    },
    { id: 'form-analytics', title: 'Analytics', content: <FormAnalytics conversionId={conversionId} /> },
    {
      id: 'workflows',
      title: 'Workflows',
      content: <Workflows conversionId={conversionId} forms={forms} />,
    },
  ];
  return <TabSet isNested label="Forms" tabs={tabs} value={tab} onChange={open} />;
}
