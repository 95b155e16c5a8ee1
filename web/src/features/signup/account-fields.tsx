import { TextField } from '#web/ui/form/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { bindField, findFieldError, type TrialForm } from './use-trial-form.ts';

/** The administrator's account, with `autocomplete` values for password managers. */
export function AccountFields({ form }: { form: TrialForm }) {
  return (
    <FormSection title="Your account">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bindField(form, 'adminContact.name')} required autoComplete="name" maxLength={120} />
        <TextField
          {...bindField(form, 'adminContact.email')}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...bindField(form, 'adminContact.username')}
          hint="You can sign in with this or your email."
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <TextField
          id="adminContact.password"
          label="Password"
          hint="At least 8 characters."
          error={findFieldError(form, 'adminContact.password')}
          required
          type="password"
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
          value={form.password}
          onChange={({ target }) => form.setPassword(target.value)}
        />
      </div>
    </FormSection>
  );
}
