import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type ApiKeyScope,
  apiKeyNameCharacters,
  apiKeyScopes,
  scopeNames,
  scopeRights,
} from '#shared/domain/api-key.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { MadeKey } from './new-key.tsx';

const options = apiKeyScopes.map((value) => ({ value, label: scopeNames[value], hint: scopeRights[value] }));

/** Makes a key; the password proves that its owner sits here, because a key outlives the session. */
export function KeyForm({ onMade }: { onMade: (made: MadeKey) => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<ApiKeyScope>('ask');
  const [currentPassword, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation(api.apiKeys.create.mutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === '' || currentPassword === '' || isPending) return;
    mutate(
      { name: name.trim(), scope, currentPassword },
      {
        onSuccess: (made) => {
          onMade(made);
          setName('');
          setPassword('');
          setChecked(false);
        },
      },
    );
  };
  return (
    <form noValidate aria-label="Make a key" onSubmit={submit} className="space-y-4">
      <TextField
        id="api-key-name"
        label="Name"
        hint="The program that uses it, such as “Intranet”."
        required
        autoComplete="off"
        maxLength={apiKeyNameCharacters}
        value={name}
        error={isChecked && name.trim() === '' ? 'Please name the key.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <RadioCards
        name="api-key-scope"
        legend="What it may do"
        value={scope}
        options={options}
        onChange={setScope}
      />
      <PasswordField
        id="api-key-password"
        label="Your password"
        required
        autoComplete="current-password"
        value={currentPassword}
        error={isChecked && currentPassword === '' ? 'Please enter your password.' : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" disabled={isPending} label="Make key" />
      <Failure error={error} />
    </form>
  );
}
