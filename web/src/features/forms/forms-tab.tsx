import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Form } from '#shared/contract/forms.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { type Tab, TabSet } from '#web/ui/layout/tab-set.tsx';
import { FormAnalytics } from './form-analytics.tsx';
import { FormBuilder } from './form-builder.tsx';
import { FormLibrary } from './form-library.tsx';
import { FormMaker } from './form-maker.tsx';
import { refreshMilliseconds, useFormsCalls } from './forms-calls.ts';
import { LinkForm } from './link-form.tsx';
import { useDefinitionForm } from './use-form-edit.ts';
import { Workflows } from './workflows.tsx';

type FormsTabProps = {
  conversionId: string;
  brand: Brand;
  /** The top of the page, with a button for a new form. */
  head?: (onCreate: () => void) => ReactNode;
};

/** Forms of an assistant: document 2 sections 2.1 and 2.8. */
export function FormsTab({ conversionId, brand, head }: FormsTabProps) {
  const mayEdit = useMayEdit();
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
      <TabSet
        isNested
        label="Forms"
        tabs={tabs.filter(({ id }) => mayEdit || id !== 'create')}
        value={tab}
        onChange={open}
      />
    </>
  );
}

const labels = {
  name: 'Form name',
  description: 'What is it for?',
  fields: 'Fields',
  url: 'Address of the form',
};
const saveLabel = 'Save changes';

/** Edits a form. What is entered stays until it is saved. */
function FormEdit({ brand, form, onDone }: { brand: Brand; form: Form; onDone: () => void }) {
  const { draft, edit, save, settle, conflicts, isPending, error } = useDefinitionForm(form);
  const shared = { draft, onChange: edit, label: saveLabel, isPending, onSave: () => void save(onDone) };
  const notices = (
    <>
      <ConflictPanel
        conflicts={conflicts}
        labels={labels}
        describe={(_field, value) => describeValue(value)}
        onSettle={settle}
      />
      <Failure error={error} />
    </>
  );
  if (form.type === 'link') return <LinkForm {...shared}>{notices}</LinkForm>;
  return (
    <FormBuilder {...shared} brand={brand} isFile={form.type === 'pdf' && form.fields.length === 0}>
      {notices}
    </FormBuilder>
  );
}

/** A text, or the labels of fields. */
function describeValue(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' && value !== '' ? value : 'Empty';
  return value.map(describeField).join('\n') || 'None';
}

function describeField(field: unknown): string {
  const isField = typeof field === 'object' && field !== null && 'label' in field && 'required' in field;
  if (!isField) return '';
  return `${field.label}${field.required === true ? ' (must be filled in)' : ''}`;
}
