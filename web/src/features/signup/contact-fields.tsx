import { additionalContactLimit } from '#shared/domain/limits.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Plus, Trash2 } from '#web/ui/icons/icons.ts';
import { FoldedPart } from './folded-part.tsx';
import type { ContactDraft } from './signup-draft.ts';
import { findFieldError, type TrialForm } from './use-trial-form.ts';

const contactFields = [
  { part: 'name', label: 'Name', type: 'text', maxLength: 120 },
  { part: 'email', label: 'Email', type: 'email', maxLength: 254 },
  { part: 'phone', label: 'Phone', type: 'tel', maxLength: 40 },
] as const;

/** Up to two more contacts for visitors' messages. */
export function ContactFields({ form }: { form: TrialForm }) {
  const { contacts } = form.draft;
  const addContact = () =>
    form.setContacts((current) => [...current, { key: makeRandomId(), name: '', email: '', phone: '' }]);
  return (
    <FoldedPart
      title="Additional contacts"
      hasContent={contacts.length > 0}
      hasError={form.issues.some(({ field }) => field.startsWith('additionalContacts'))}
    >
      <p className="text-ink-muted">
        Up to {additionalContactLimit} colleagues who receive your visitors’ inquiries. Each needs a name and
        an email.
      </p>
      {contacts.map((contact, index) => (
        <ContactRow key={contact.key} form={form} contact={contact} index={index} />
      ))}
      {contacts.length < additionalContactLimit && (
        <Button variant="secondary" onClick={addContact}>
          <Plus className="size-4" />
          Add a contact
        </Button>
      )}
    </FoldedPart>
  );
}

function ContactRow({ form, contact, index }: { form: TrialForm; contact: ContactDraft; index: number }) {
  const title = `Contact ${index + 1}`;
  const change = (part: keyof ContactDraft, value: string) =>
    form.setContacts((contacts) =>
      contacts.map((other) => (other.key === contact.key ? { ...other, [part]: value } : other)),
    );
  const remove = () => form.setContacts((contacts) => contacts.filter(({ key }) => key !== contact.key));
  return (
    <fieldset className="grid gap-x-4 gap-y-3 rounded-md bg-sunken p-4 sm:grid-cols-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between sm:col-span-3">
        <p aria-hidden="true" className="font-semibold">
          {title}
        </p>
        <Button variant="quiet" size="small" aria-label={`Remove contact ${index + 1}`} onClick={remove}>
          <Trash2 className="size-4" />
          Remove
        </Button>
      </div>
      {contactFields.map(({ part, ...field }) => (
        <TextField
          key={part}
          {...field}
          id={`additionalContacts.${index}.${part}`}
          autoComplete="off"
          error={findFieldError(form, `additionalContacts.${index}.${part}`)}
          value={contact[part]}
          onChange={({ target }) => change(part, target.value)}
        />
      ))}
    </fieldset>
  );
}
