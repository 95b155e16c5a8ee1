import { parseDocument } from './parse-document.ts';
import { parseFormFields } from './parse-form-fields.ts';
import type { ParseRequest } from './parse-protocol.ts';

// Entry of the process that `ingestDocument` and `extractFormFields` start for one document and kill afterwards.
// Who went on listening does not end before the parent has the reply and ends it.
process.on('message', (request: ParseRequest) => {
  const parse: (request: ParseRequest) => Promise<object> =
    request.wants === 'form-fields' ? parseFormFields : parseDocument;
  parse(request).then((reply) => process.send?.(reply));
});
