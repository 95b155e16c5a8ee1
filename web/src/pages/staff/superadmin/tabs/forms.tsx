import { useState } from 'react';
import { brands } from '#shared/brands/index.ts';
import { FormsCallsProvider } from '#web/features/forms/forms-calls.ts';
import { FormsTab as FormsOfCustomer } from '#web/features/forms/forms-tab.tsx';
import { type Customer, CustomerPicker } from '#web/features/staff-forms/customer-picker.tsx';
import { FormsOfCustomers } from '#web/features/staff-forms/forms-of-customers.tsx';
import { staffApi } from '#web/lib/api/staff-api.ts';
import type { StaffTabProps } from '../tab-props.ts';

/** Forms of all customers, or one customer's as its owner sees them. */
export function FormsTab({ platform }: StaffTabProps) {
  const [customer, setCustomer] = useState<Customer>();
  return (
    <div className="space-y-6">
      <CustomerPicker platform={platform} chosen={customer} onChoose={setCustomer} />
      {customer ? (
        <FormsCallsProvider value={staffApi.forms}>
          <FormsOfCustomer
            key={customer.conversionId}
            conversionId={customer.conversionId}
            brand={brands[customer.brandId]}
          />
        </FormsCallsProvider>
      ) : (
        <FormsOfCustomers platform={platform} onChoose={setCustomer} />
      )}
    </div>
  );
}
