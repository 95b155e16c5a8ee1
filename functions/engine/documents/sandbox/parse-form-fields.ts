import type { FoundField } from '#shared/calls/reader-calls.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import type { Block } from '../content/content.ts';
import { codeOf, readByType } from './parse-document.ts';
import type { FormFieldsReply, ParseRequest } from './parse-protocol.ts';

/** Labels and options are one line; longer ones could exceed Lambda's 6 MB reply limit. */
const fieldTextLengthLimit = 300;

/** Reads a document's form fields in this process. Call it only in the child: parsers have no limits of their own. */
export async function parseFormFields(request: ParseRequest): Promise<FormFieldsReply> {
  try {
    const fields = request.type === 'pdf' ? await readPdf(request) : await readColumns(request);
    return { ok: true, fields: fields.slice(0, formLimits.fields).map(boundTexts) };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

function boundTexts(field: FoundField): FoundField {
  const bound = (text: string) => text.slice(0, fieldTextLengthLimit);
  return { ...field, label: bound(field.label), options: field.options.map(bound) };
}

async function readPdf({ bytes, limits }: ParseRequest): Promise<FoundField[]> {
  return (await import('../pdf/pdf-form-fields.ts')).readPdfFormFields(bytes, limits);
}

async function readColumns(request: ParseRequest): Promise<FoundField[]> {
  const { blocks } = await readByType(request);
  const labels = [...new Set(findColumns(blocks).map((text) => text.trim()))].filter(Boolean);
  return labels.map((label) => ({ label, kind: 'text', required: false, options: [] }));
}

/** The header of the first table, or its first row; a one-column sheet lists its fields vertically. */
function findColumns(blocks: readonly Block[]): string[] {
  const table = blocks.find((block) => block.kind === 'table');
  if (table) return table.header.length > 0 ? table.header : (table.rows[0] ?? []);
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
}
