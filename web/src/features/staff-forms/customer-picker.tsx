import { type FormEvent, useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useCustomerSearch } from './queries.ts';

/** Whose forms are looked after. */
export type Customer = { conversionId: string; brandId: BrandId; organisation: string };

type CustomerPickerProps = {
  platform: BrandId | undefined;
  chosen: Customer | undefined;
  onChoose: (customer: Customer | undefined) => void;
};

/** Says whose forms are shown: one customer's, who is searched for, or everybody's. */
export function CustomerPicker({ platform, chosen, onChoose }: CustomerPickerProps) {
  if (!chosen) return <CustomerSearch platform={platform} onChoose={onChoose} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="min-w-0 break-words text-xl">Forms of {chosen.organisation}</h2>
      <Button variant="secondary" size="small" onClick={() => onChoose(undefined)}>
        All customers
      </Button>
      <p className="basis-full text-ink-muted">The log of staff says what you change.</p>
    </div>
  );
}

function CustomerSearch({ platform, onChoose }: Omit<CustomerPickerProps, 'chosen'>) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const { data, error, isFetching } = useCustomerSearch(query, platform);
  const search = (event: FormEvent) => {
    event.preventDefault();
    setQuery(typed.trim());
  };
  return (
    <search className="block">
      <form onSubmit={search} className="flex max-w-xl items-end gap-3">
        <TextField
          id="forms-of"
          label="Forms of one customer"
          type="search"
          placeholder="Name, email, domain or website"
          className="min-w-0 flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
          Search
        </Button>
      </form>
      {error && (
        <Callout tone="danger" role="alert" className="mt-3">
          {describeFailure(error)}
        </Callout>
      )}
      {isFetching && <Spinner label="Searching…" className="mt-3" />}
      <div role="status" className="mt-3 empty:mt-0">
        {data?.length === 0 && !isFetching && (
          <p className="text-ink-muted">Nobody among the newest thousand fits.</p>
        )}
      </div>
      {data && data.length > 0 && (
        <ul aria-label="Customers found" className="flex flex-wrap gap-2">
          {data.map((user) => (
            <li key={user.id} className="min-w-0">
              <Button variant="secondary" size="small" className="max-w-full" onClick={() => onChoose(user)}>
                <span className="truncate">{user.organisation}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
