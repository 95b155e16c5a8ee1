import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { SchoolOrder } from '#shared/domain/billing/school-invoice.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { useCustomerSearch } from '#web/lib/api/use-customer-search.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SearchChoice } from '#web/ui/form/search-choice.tsx';
import { OrderForm, payerFieldId } from './order-form.tsx';
import { forgetOrder, useOrderForm } from './use-order-form.ts';

type Chosen = { id: string; organisation: string };
type OrderEntryProps = {
  brandId: BrandId;
  /** The school to begin with. */
  first?: Chosen | undefined;
  onDone: () => void;
};

/** Records or corrects a school's order by invoice: first the school, then the order. */
export function OrderEntry({ brandId, first, onDone }: OrderEntryProps) {
  const [school, setSchool] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (school) heading.current?.focus();
  }, [school]);
  const close = () => {
    if (school) forgetOrder(school.id);
    onDone();
  };
  return (
    <section
      aria-labelledby="order-entry"
      className="space-y-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="order-entry" tabIndex={-1} className="min-w-0 break-words text-xl">
          {school ? `Order of ${school.organisation}` : 'Order by invoice'}
        </h2>
        <Button variant="secondary" size="small" onClick={close} label="Close" />
      </div>
      {school ? (
        <OrderOf key={school.id} brandId={brandId} school={school} onDone={onDone} />
      ) : (
        <OrganisationSearch id="school" label="School that orders" brandId={brandId} onChoose={setSchool} />
      )}
    </section>
  );
}

function OrderOf({ brandId, school, onDone }: OrderEntryProps & { school: Chosen }) {
  const { data, error } = useQuery({
    ...staffApi.schoolBilling.getSchool.query({ organisationId: school.id }),
    gcTime: 0,
  });
  if (error) return <Failure error={error} />;
  if (!data) return <Spinner label="Loading the order…" />;
  return <KnownOrder brandId={brandId} name={school.organisation} known={data} onDone={onDone} />;
}

type KnownOrderProps = OrderEntryProps & { name: string; known: SchoolOrder };

function KnownOrder({ brandId, name, known, onDone }: KnownOrderProps) {
  const order = useOrderForm(known);
  const { payer } = order.draft;
  const [isChoosing, setChoosing] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const choose = (next: typeof payer) => {
    order.edit({ payer: next });
    setChoosing(false);
    chooser.current?.focus();
  };
  return (
    <>
      <div className="space-y-3">
        <p className="break-words">
          Paid by <strong>{payer ? payer.name : `${name} itself`}</strong>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            ref={chooser}
            id={payerFieldId}
            variant="secondary"
            size="small"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
            label="Another organization pays"
          />
          {payer && (
            <Button variant="secondary" size="small" onClick={() => choose(null)}>
              The school pays itself
            </Button>
          )}
        </div>
        {isChoosing && (
          <OrganisationSearch
            id="payer"
            label="Who pays, such as the district"
            brandId={brandId}
            onChoose={({ id, organisation }) => choose({ organisationId: id, name: organisation })}
          />
        )}
      </div>
      <OrderForm brandId={brandId} name={name} order={order} onDone={onDone} />
    </>
  );
}

type OrganisationSearchProps = {
  id: string;
  label: string;
  brandId: BrandId;
  onChoose: (organisation: Chosen) => void;
};

function OrganisationSearch({ id, label, brandId, onChoose }: OrganisationSearchProps) {
  const [query, setQuery] = useState('');
  const found = useCustomerSearch(query, brandId);
  return (
    <SearchChoice
      id={id}
      label={label}
      placeholder="Name, email, domain or website"
      isFocused
      onSearch={setQuery}
      found={found}
      foundLabel="Organizations found"
      nothingFound="No customer matches."
      nameOf={({ organisation }) => organisation}
      onChoose={onChoose}
    />
  );
}
