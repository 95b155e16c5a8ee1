import type { FormField } from '#shared/domain/forms/form-fields.ts';

/** What an owner decides about a form. */
export type FormDefinition = { name: string; description: string; fields: FormField[] };
