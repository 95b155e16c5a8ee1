import { type FormField, longestAnswer } from '#shared/domain/forms/form-fields.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { FileField } from './file-field.tsx';

type AnswerFieldProps = {
  id: string;
  field: FormField;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** The form control for a field of a customer's form. */
export function AnswerField({ id, field, value, error, onChange }: AnswerFieldProps) {
  const { kind, label, required, options } = field;
  const common = {
    ...{ id, label, required, error, value },
    maxLength: longestAnswer[kind],
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'name':
      return <TextField {...common} autoComplete="name" />;
    case 'email':
      return <TextField {...common} type="email" autoComplete="email" />;
    case 'phone':
      return <TextField {...common} type="tel" autoComplete="tel" />;
    case 'date':
      return <TextField {...common} type="date" className="max-w-64" />;
    case 'text':
      return <TextAreaField {...common} rows={2} />;
    case 'file':
      return <FileField id={id} label={label} required={required} error={error} onChange={onChange} />;
    case 'choice': {
      const { maxLength, ...select } = common;
      const offered = options.map((option) => ({ value: option, label: option }));
      return <SelectField {...select} options={[{ value: '', label: 'Please choose' }, ...offered]} />;
    }
  }
}
