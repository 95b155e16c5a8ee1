import type { Brand } from '#shared/brands/brand.ts';
import { AnswerField } from './answer-field.tsx';
import type { FormDefinition } from './form-definition.ts';

/** A form as visitors see it, without submitting. */
export function FormPreview({ brand, name, description, fields }: FormDefinition & { brand: Brand }) {
  return (
    <section aria-label="Preview" className="rounded-lg border border-line border-dashed bg-canvas p-6">
      <p className="text-ink-muted text-sm">
        Visitors see it on {brand.domain}. Nothing is sent from this preview.
      </p>
      <h2 className="mt-3 text-xl">{name || 'Your form'}</h2>
      {description && <p className="mt-1 whitespace-pre-wrap">{description}</p>}
      <fieldset disabled className="mt-5 min-w-0 space-y-5">
        <legend className="sr-only">Fields of the preview</legend>
        {fields.map((field) => (
          <AnswerField
            key={field.id}
            id={`preview-${field.id}`}
            field={field}
            value=""
            onChange={() => undefined}
          />
        ))}
      </fieldset>
    </section>
  );
}
