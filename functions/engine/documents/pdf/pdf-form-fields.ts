import * as z from 'zod';
import type { FoundField } from '#shared/calls/reader-calls.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { openPdf } from './open-pdf.ts';

/** A form field as pdf.js reports it (PDF 1.7 reference, 8.6): text, choice, button or signature. */
const widgetSchema = z.object({
  subtype: z.literal('Widget'),
  fieldType: z.enum(['Tx', 'Ch', 'Btn']),
  fieldName: z.string().min(1),
  /** Alternative text that replaces the name for users. */
  alternativeText: z.string().nullish(),
  required: z.boolean().nullish(),
  readOnly: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  options: z.array(z.object({ displayValue: z.string().nullish() })).nullish(),
  checkBox: z.boolean().nullish(),
  radioButton: z.boolean().nullish(),
  /** Value of one button in a group. */
  buttonValue: z.string().nullish(),
});
type Widget = z.infer<typeof widgetSchema>;

/** Forms are short; the rest of a long document is terms and instructions. */
const formPageLimit = 50;
const optionLimit = 100;

/** Reads AcroForm fields in page order, one per name. Skips push buttons, signatures and hidden fields. */
export async function readPdfFormFields(bytes: Uint8Array, limits: DocumentLimits): Promise<FoundField[]> {
  const document = await openPdf(bytes);
  if (document.numPages > limits.pages) throw new IngestError('too-many-pages');
  const groups = new Map<string, Widget[]>();
  for (let number = 1; number <= Math.min(document.numPages, formPageLimit); number++) {
    const page = await document.getPage(number);
    for (const annotation of await page.getAnnotations()) {
      const { data } = widgetSchema.safeParse(annotation);
      if (!data || data.hidden || data.readOnly) continue;
      groups.set(data.fieldName, [...(groups.get(data.fieldName) ?? []), data]);
    }
    page.cleanup();
  }
  return [...groups.values()].flatMap(toField);
}

function toField(widgets: readonly Widget[]): FoundField[] {
  const [first] = widgets;
  if (!first) return [];
  const { fieldType, checkBox, radioButton } = first;
  const field = {
    label: describeLabel(first),
    required: widgets.some(({ required }) => required === true),
    options: [],
  };
  if (fieldType === 'Tx') return [{ ...field, kind: 'text' }];
  if (checkBox) return [{ ...field, kind: 'yes-no' }];
  const options =
    fieldType === 'Ch'
      ? (first.options ?? []).map(({ displayValue }) => displayValue ?? '')
      : widgets.map(({ buttonValue }) => buttonValue ?? '');
  const distinct = [...new Set(options.map((text) => text.trim()))].filter(Boolean).slice(0, optionLimit);
  if (fieldType === 'Ch' || radioButton) return [{ ...field, kind: 'choice', options: distinct }];
  return [];
}

/**
 * The alternative text, or the last part of a name such as `form1[0].page1[0].childFirstName[0]`: "Child first name".
 */
function describeLabel({ alternativeText, fieldName }: Widget): string {
  const told = alternativeText?.trim();
  if (told) return told;
  const words = (fieldName.split('.').at(-1) ?? fieldName)
    .replace(/\[\d+\]/g, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  const sentence = /\p{Ll}/u.test(words)
    ? words.replace(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
    : words;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) || fieldName;
}
