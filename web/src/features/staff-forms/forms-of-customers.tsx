import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import type { Customer } from './customer-picker.tsx';
import { FormFigures } from './form-figures.tsx';
import { FormTable } from './form-table.tsx';

type FormsOfCustomersProps = { platform: BrandId | undefined; onChoose: (customer: Customer) => void };

/** Document 2 section 2.8 for all customers of a domain. Forms are edited per customer. */
export function FormsOfCustomers({ platform, onChoose }: FormsOfCustomersProps) {
  const [tab, setTab] = useState('library');
  const needsCustomer = (what: string) => (
    <p className="rounded-lg border border-line border-dashed p-6 text-center text-ink-muted">
      Search for a customer above to {what}.
    </p>
  );
  return (
    <TabSet
      isNested
      label="Forms"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'library',
          title: 'Forms Library',
          content: <FormTable platform={platform} onChoose={onChoose} />,
        },
        { id: 'create', title: 'Upload & Create', content: needsCustomer('create a form for them') },
        { id: 'form-analytics', title: 'Analytics', content: <FormFigures platform={platform} /> },
        {
          id: 'workflows',
          title: 'Workflows',
          content: needsCustomer('choose who is notified of their submissions'),
        },
      ]}
    />
  );
}
