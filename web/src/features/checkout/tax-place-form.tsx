import { type FormEvent, useMemo, useState } from 'react';
import { findTaxIdType, needsPostalCode, type TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import { listCountries } from '#web/lib/format/list-countries.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

const emptyPlace: TaxPlace = { country: 'US', postalCode: '', taxId: '', exemptionNumber: '' };
const idOf = (field: string) => field.replace('.', '-');

type TaxPlaceFormProps = {
  known: TaxPlace | undefined;
  /** Schools may be exempt from sales tax. */
  isForSchools: boolean;
  /** What was refused of this place by an order. */
  refusal: AppError | undefined;
  /** Rejects when the place isn't known. */
  onPlaced: (place: TaxPlace) => Promise<void>;
};

/** Asks where the customer is, because the tax depends on it. The input stays when it is refused. */
export function TaxPlaceForm({ known, isForSchools, refusal, onPlaced }: TaxPlaceFormProps) {
  const [place, setPlace] = useState(known ?? emptyPlace);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(refusal);
  const countries = useMemo(listCountries, []);
  const hasTaxId = findTaxIdType(place.country) !== undefined;
  const labels = {
    'taxPlace-country': 'Country',
    'taxPlace-postalCode': place.country === 'US' ? 'ZIP code' : 'Postal code',
    'taxPlace-taxId': place.country === 'US' ? 'Tax ID (EIN)' : 'Tax number',
    'taxPlace-exemptionNumber': 'Number of your tax exemption certificate',
  };
  const issues = failure instanceof AppError ? failure.issues : [];

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onPlaced({ ...place, taxId: hasTaxId ? place.taxId : '' });
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const bind = (field: keyof TaxPlace) => {
    const id: keyof typeof labels = `taxPlace-${field}`;
    return {
      ...{ id, label: labels[id], value: place[field] },
      error: issues.find((issue) => idOf(issue.field) === id)?.message,
      onChange: ({ target }: { target: { value: string } }) =>
        setPlace((current) => ({ ...current, [field]: target.value })),
    };
  };
  return (
    <form noValidate onSubmit={send} className="space-y-5" aria-label="Where you are">
      <p className="max-w-prose">The tax depends on where your organization is.</p>
      {issues.length > 0 && (
        <IssueSummary
          issues={issues.map(({ field, message }) => ({ field: idOf(field), message }))}
          labels={labels}
        />
      )}
      <Failure error={failure instanceof Error && issues.length === 0 ? failure : undefined} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...bind('country')} required autoComplete="country" options={countries} />
        <TextField
          {...bind('postalCode')}
          required={needsPostalCode(place.country)}
          autoComplete="postal-code"
          maxLength={12}
        />
        {hasTaxId && (
          <TextField
            {...bind('taxId')}
            autoComplete="off"
            maxLength={30}
            hint="Optional. It appears on your invoices"
          />
        )}
        {isForSchools && (
          <TextField
            {...bind('exemptionNumber')}
            autoComplete="off"
            maxLength={40}
            hint="Optional. We then add no sales tax, and ask you for a copy"
          />
        )}
      </div>
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'Calculating...' : 'Show the total'}
      </Button>
    </form>
  );
}
