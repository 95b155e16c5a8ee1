import { parseDocument } from './parse-document.ts';
import { parseFormFields } from './parse-form-fields.ts';
import type { ParseRequest } from './parse-protocol.ts';

// Entry point of the process that `ingestDocument` and `extractFormFields` start per document. Keeps listening, so that
// it lives until the parent has the reply and kills it.
process.on('message', (request: ParseRequest) => {
  const parse: (request: ParseRequest) => Promise<object> =
    request.wants === 'form-fields' ? parseFormFields : parseDocument;
  parse(request).then((reply) => process.send?.(reply));
});
