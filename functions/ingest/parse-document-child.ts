import { parseDocument } from './parse-document.ts';
import type { ParseRequest } from './parse-protocol.ts';

// Entry of the process that `ingestDocument` starts for one document and kills afterwards.
process.once('message', (request: ParseRequest) => {
  parseDocument(request).then((reply) => process.send?.(reply));
});
