import type { Block } from './content.ts';
import { codeOf, readByType } from './parse-document.ts';
import type { FormFieldsReply, FoundField, ParseRequest } from './parse-protocol.ts';

/** More than any form has, and enough for its owner to choose from. */
const fieldLimit = 200;

/** Reads the fields of one document in this process. Runs in the child only: the readers are not bounded by themselves. */
export async function parseFormFields(request: ParseRequest): Promise<FormFieldsReply> {
  try {
    const fields = request.type === 'pdf' ? await readPdf(request) : await readColumns(request);
    return { ok: true, fields: fields.slice(0, fieldLimit) };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

async function readPdf({ bytes, limits }: ParseRequest): Promise<FoundField[]> {
  return (await import('./pdf-form-fields.ts')).readPdfFormFields(bytes, limits);
}

async function readColumns(request: ParseRequest): Promise<FoundField[]> {
  const { blocks } = await readByType(request);
  const labels = [...new Set(findColumns(blocks).map((text) => text.trim()))].filter(Boolean);
  return labels.map((label) => ({ label, kind: 'text', required: false, options: [] }));
}

/** The header of the first table, or its first row; a sheet of one column lists its fields below each other. */
function findColumns(blocks: readonly Block[]): string[] {
  const table = blocks.find((block) => block.kind === 'table');
  if (table) return table.header.length > 0 ? table.header : (table.rows[0] ?? []);
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
}
