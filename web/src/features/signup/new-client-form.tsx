import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type BrandId, parseBrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { signupMessages } from '#shared/domain/trial-signup.ts';
import { api } from '#web/lib/api/api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { openOrganisation } from '#web/lib/site/open-organisation.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { institutionTypeOptions } from './signup-fields.ts';

const brandOptions = Object.values(brands).map(({ id, name, words }) => ({
  value: id,
  label: `${words.organisation[0]?.toUpperCase()}${words.organisation.slice(1)}: ${name}`,
}));

const empty = { name: '', websiteUrl: '', institutionType: '' };
type Draft = typeof empty;

/** Starts the assistant of one more organization, which the signed-in person owns, and opens it. */
export function NewClientForm({ brandId }: { brandId: BrandId }) {
  const [draft, setDraft] = useState(empty);
  const [platform, setPlatform] = useState(brandId);
  const [issues, setIssues] = useState<Partial<Draft>>({});
  const [idempotencyKey] = useState(makeRandomId);
  const { asksInstitutionType } = brands[platform];
  const { mutate, isPending, error } = useAddition();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findIssues(draft, asksInstitutionType);
    setIssues(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`client-${first}`)?.focus();
    else if (!isPending) {
      const { institutionType, ...rest } = draft;
      mutate({ ...rest, platform, idempotencyKey, ...(asksInstitutionType && { institutionType }) });
    }
  };
  const bind = (field: keyof Draft) => ({
    id: `client-${field}`,
    required: true,
    error: issues[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <form noValidate aria-label="New client" onSubmit={submit} className="space-y-5">
      <TextField {...bind('name')} label="Name of the organization" autoComplete="off" maxLength={200} />
      <TextField
        {...bind('websiteUrl')}
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2048}
        placeholder="www.example.org"
      />
      <SelectField
        id="client-platform"
        label="Kind of organization"
        value={platform}
        options={brandOptions}
        onChange={({ target }) => setPlatform(parseBrandId(target.value) ?? platform)}
      />
      {asksInstitutionType && (
        <SelectField {...bind('institutionType')} label="Institution type" options={institutionTypeOptions} />
      )}
      <p className="text-ink-muted">
        It starts with a free trial of {trialDays} days, with a plan and invoices of its own. You sign in as
        before, and can invite your client under Team.
      </p>
      <Failure error={error} />
      <Button type="submit" size="large" disabled={isPending}>
        {isPending ? 'One moment...' : 'Start the assistant'}
      </Button>
    </form>
  );
}

function findIssues(draft: Draft, asksInstitutionType: boolean): Partial<Draft> {
  return {
    ...(!draft.name.trim() && { name: 'Please enter a name.' }),
    ...(!draft.websiteUrl.trim() && { websiteUrl: 'Please enter the address of the website.' }),
    ...(asksInstitutionType &&
      !draft.institutionType && { institutionType: signupMessages.institutionTypeRequired }),
  };
}

/** Adds the organisation, and opens it in this tab. */
function useAddition() {
  return useMutation({
    ...api.signup.addOrganization.mutation(),
    onSuccess: async ({ conversionId }) => {
      const { organizations } = await api.members.listOrganizations.call({});
      const added = organizations.find(({ conversionIds }) => conversionIds.includes(conversionId));
      if (added) openOrganisation(added);
    },
  });
}
