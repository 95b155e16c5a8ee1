import { useEffect, useRef, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { useCustomerSearch } from '#web/lib/api/use-customer-search.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SearchChoice } from '#web/ui/form/search-choice.tsx';
import { OrderForm, payerFieldId } from './order-form.tsx';
import { useSchool } from './queries.ts';

type Chosen = { id: string; organisation: string };
type OrderEntryProps = { brandId: BrandId; onDone: () => void };

/** Records or corrects a school's order by invoice: first the school, then the order. */
export function OrderEntry({ brandId, onDone }: OrderEntryProps) {
  const [school, setSchool] = useState<Chosen>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (school) heading.current?.focus();
  }, [school]);
  return (
    <section
      aria-labelledby="order-entry"
      className="space-y-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="order-entry" tabIndex={-1} className="min-w-0 break-words text-xl">
          {school ? `Order of ${school.organisation}` : 'Order by invoice'}
        </h2>
        <Button variant="secondary" size="small" onClick={onDone}>
          Close
        </Button>
      </div>
      {school ? (
        <SchoolOrder key={school.id} brandId={brandId} school={school} onDone={onDone} />
      ) : (
        <OrganisationSearch id="school" label="School that orders" brandId={brandId} onChoose={setSchool} />
      )}
    </section>
  );
}

function SchoolOrder({ brandId, school, onDone }: OrderEntryProps & { school: Chosen }) {
  const { data, error } = useSchool(school.id);
  const [payer, setPayer] = useState<Chosen | null>();
  const [isChoosing, setChoosing] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (!data) return <Spinner label="Loading the order…" />;
  const known = data.order?.payer;
  const chosen =
    payer === undefined ? known && { id: known.organisationId, organisation: known.name } : payer;
  const choose = (next: Chosen | null) => {
    setPayer(next);
    setChoosing(false);
    chooser.current?.focus();
  };
  return (
    <>
      <div className="space-y-3">
        <p className="break-words">
          Paid by <strong>{chosen ? chosen.organisation : `${school.organisation} itself`}</strong>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            ref={chooser}
            id={payerFieldId}
            variant="secondary"
            size="small"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            Another organisation pays
          </Button>
          {chosen && (
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
            onChoose={choose}
          />
        )}
      </div>
      <OrderForm
        brandId={brandId}
        name={school.organisation}
        school={data}
        payer={chosen ?? undefined}
        onDone={onDone}
      />
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
      foundLabel="Organisations found"
      nothingFound="No match among the newest thousand."
      nameOf={({ organisation }) => organisation}
      onChoose={onChoose}
    />
  );
}
