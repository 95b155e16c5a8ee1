import type { FormField } from '#shared/domain/forms/form-fields.ts';

/** The parts of a form that its owner defines. */
export type FormDefinition = { name: string; description: string; fields: FormField[] };
