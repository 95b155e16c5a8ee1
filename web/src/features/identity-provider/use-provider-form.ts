import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { IdentityProviderSettings } from '#shared/contract/organization/identity-provider.ts';
import { api } from '#web/lib/api/api.ts';

const missingTexts = {
  issuer: 'Please enter the address of your provider.',
  clientId: 'Please enter the client ID.',
  clientSecret: 'Please enter the client secret.',
  currentPassword: 'Please enter your password.',
};
type Field = keyof typeof missingTexts;
const fields = ['issuer', 'clientId', 'clientSecret', 'currentPassword'] as const;

/** What is entered of a provider, and the call that stores it; secret and password leave the page with it. */
export function useProviderForm({ provider }: Pick<IdentityProviderSettings, 'provider'>) {
  const [values, setValues] = useState({
    ...{ issuer: provider?.issuer ?? '', clientId: provider?.clientId ?? '' },
    ...{ clientSecret: '', currentPassword: '', admitsViewers: provider?.admitsViewers ?? false },
  });
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    ...api.identityProvider.save.mutation(),
    onSuccess: (saved) => {
      // The issuer as the provider writes it.
      setValues((current) => ({ ...current, ...saved.provider, clientSecret: '', currentPassword: '' }));
      setChecked(false);
    },
  });
  const isMissing = (field: Field) => !(field === 'clientSecret' && provider) && values[field].trim() === '';
  const change = (changes: Partial<typeof values>) => {
    save.reset();
    setValues((current) => ({ ...current, ...changes }));
  };
  return {
    ...{ save, change, admitsViewers: values.admitsViewers },
    bind: (field: Field) => ({
      id: `provider-${field}`,
      value: values[field],
      error: isChecked && isMissing(field) ? missingTexts[field] : undefined,
      onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    }),
    submit(event: FormEvent) {
      event.preventDefault();
      setChecked(true);
      if (!fields.some(isMissing) && !save.isPending) save.mutate(values);
    },
  };
}
