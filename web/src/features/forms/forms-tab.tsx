import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Form } from '#shared/contract/forms.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { type Tab, TabSet } from '#web/ui/layout/tab-set.tsx';
import { FormAnalytics } from './form-analytics.tsx';
import { FormEdit } from './form-edit.tsx';
import { FormLibrary } from './form-library.tsx';
import { FormMaker } from './form-maker.tsx';
import { refreshMilliseconds, useFormsCalls } from './forms-calls.ts';
import { Workflows } from './workflows.tsx';

type FormsTabProps = {
  conversionId: string;
  brand: Brand;
  /** The top of the page, with a button for a new form. */
  head?: (onCreate: () => void) => ReactNode;
};

/** Forms of an assistant: document 2 sections 2.1 and 2.8. */
export function FormsTab({ conversionId, brand, head }: FormsTabProps) {
  const [tab, setTab] = useState('library');
  const [editedId, setEditedId] = useState<string>();
  const { data: forms, error } = useQuery({
    ...useFormsCalls().list.query({ conversionId }),
    select: ({ forms: all }) => all,
    refetchInterval: refreshMilliseconds,
  });
  const edited = forms?.find(({ id }) => id === editedId);
  const open = (next: string) => {
    setEditedId(undefined);
    setTab(next);
  };
  const edit = (form: Form) => {
    setEditedId(form.id);
    setTab('create');
  };
  if (error) return <Failure error={error} />;
  if (!forms) return <Spinner label="Loading forms…" />;
  const tabs: Tab[] = [
    {
      id: 'library',
      title: 'Forms Library',
      content: <FormLibrary forms={forms} onCreate={() => open('create')} onEdit={edit} />,
    },
    {
      id: 'create',
      title: 'Upload & Create',
      content: edited ? (
        <FormEdit key={edited.id} brand={brand} form={edited} onDone={() => open('library')} />
      ) : (
        <FormMaker conversionId={conversionId} brand={brand} onDone={() => open('library')} />
      ),
    },
    { id: 'form-analytics', title: 'Analytics', content: <FormAnalytics conversionId={conversionId} /> },
    { id: 'workflows', title: 'Workflows', content: <Workflows forms={forms} /> },
  ];
  return (
    <>
      {head?.(() => open('create'))}
      <TabSet isNested label="Forms" tabs={tabs} value={tab} onChange={open} />
    </>
  );
}
