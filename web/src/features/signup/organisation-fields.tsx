import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { institutionTypeOptions } from './signup-fields.ts';
import { bindField, type TrialForm } from './use-trial-form.ts';

export function OrganisationFields({ form }: { form: TrialForm }) {
  const { brand } = form;
  return (
    <FormSection title={`Your ${brand.words.organisation}`}>
      <TextField
        {...bindField(form, 'schoolInfo.name')}
        required
        autoComplete="organization"
        maxLength={200}
      />
      {brand.asksInstitutionType && (
        <SelectField
          {...bindField(form, 'schoolInfo.institutionType')}
          required
          options={institutionTypeOptions}
        />
      )}
    </FormSection>
  );
}
