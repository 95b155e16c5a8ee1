import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { useCustomerSearch } from '#web/lib/api/use-customer-search.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SearchChoice } from '#web/ui/form/search-choice.tsx';

/** The customer whose forms are shown. */
export type Customer = { conversionId: string; brandId: BrandId; organisation: string };

type CustomerPickerProps = {
  platform: BrandId | undefined;
  chosen: Customer | undefined;
  onChoose: (customer: Customer | undefined) => void;
};

/** Chooses whose forms to show: all, or one customer's by search. */
export function CustomerPicker({ platform, chosen, onChoose }: CustomerPickerProps) {
  if (!chosen) return <CustomerSearch platform={platform} onChoose={onChoose} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="min-w-0 break-words text-xl">Forms of {chosen.organisation}</h2>
      <Button variant="secondary" size="small" onClick={() => onChoose(undefined)} label="All customers" />
      <p className="basis-full text-ink-muted">Your changes appear in the staff log.</p>
    </div>
  );
}

function CustomerSearch({ platform, onChoose }: Omit<CustomerPickerProps, 'chosen'>) {
  const [query, setQuery] = useState('');
  const found = useCustomerSearch(query, platform);
  return (
    <SearchChoice
      id="forms-of"
      label="Forms of one customer"
      placeholder="Name, email, domain or website"
      onSearch={setQuery}
      found={found}
      foundLabel="Customers found"
      nothingFound="No customer matches."
      nameOf={({ organisation }) => organisation}
      onChoose={onChoose}
    />
  );
}
