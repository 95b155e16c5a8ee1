import type { ParseRequest } from './ingest-document.ts';
import { parseDocument } from './parse-document.ts';

// Entry of the process that `ingestDocument` starts for one document and kills afterwards.
process.once('message', (request: ParseRequest) => {
  parseDocument(request).then((reply) => process.send?.(reply));
});
