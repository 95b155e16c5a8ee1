import { TextField } from '#web/ui/form/text-field.tsx';
import { FoldedPart } from './folded-part.tsx';
import { bindField, findFieldError, type TrialForm } from './use-trial-form.ts';

const fields = [
  { field: 'schoolInfo.phone', type: 'tel', autoComplete: 'work tel', maxLength: 40 },
  { field: 'adminContact.phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  { field: 'schoolInfo.address1', type: 'text', autoComplete: 'address-line1', maxLength: 200 },
  { field: 'schoolInfo.address2', type: 'text', autoComplete: 'address-line2', maxLength: 200 },
] as const;

export function OptionalDetails({ form }: { form: TrialForm }) {
  return (
    <FoldedPart
      title="Phone and address"
      hasContent={fields.some(({ field }) => form.draft.values[field] !== '')}
      hasError={fields.some(({ field }) => findFieldError(form, field))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ field, ...input }) => (
          <TextField key={field} {...bindField(form, field)} {...input} />
        ))}
      </div>
    </FoldedPart>
  );
}
