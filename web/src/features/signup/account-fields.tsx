import { NewPasswordField } from '#web/ui/form/new-password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { bindField, findFieldError, type TrialForm } from './use-trial-form.ts';

/** The administrator's account, with `autocomplete` values for password managers. */
export function AccountFields({ form }: { form: TrialForm }) {
  const { values } = form.draft;
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
          hint={
            values['adminContact.username'] === values['adminContact.email']
              ? undefined
              : 'You can sign in with this or your email.'
          }
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <NewPasswordField
          id="adminContact.password"
          label="Password"
          error={findFieldError(form, 'adminContact.password')}
          required
          value={form.password}
          person={{
            name: values['adminContact.name'],
            email: values['adminContact.email'],
            username: values['adminContact.username'],
            organisation: values['schoolInfo.name'],
          }}
          onChange={({ target }) => form.setPassword(target.value)}
        />
      </div>
    </FormSection>
  );
}
