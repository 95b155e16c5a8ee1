import { documentLimits } from '#functions/engine/documents/document-limits.ts';
import { extractFormFields } from '#functions/engine/documents/sandbox/extract-form-fields.ts';
import type { Deps } from '#functions/wiring/deps.ts';
import type { ReaderCall, ReaderReply } from '#shared/calls/reader-calls.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { describeScanRefusal } from '../uploads/upload-scan.ts';

/** Handles a call from the API to the reader. Never throws because of a document. */
export async function answerReaderCall(
  {
    uploadFiles,
    now,
    documentReader,
  }: Pick<Deps, 'uploadFiles' | 'now'> & { documentReader: URL | undefined },
  call: ReaderCall,
): Promise<ReaderReply> {
  switch (call.call) {
    case 'form-fields': {
      const reason = describeScanRefusal(call.filename, await uploadFiles.findScan(call.uploadId));
      if (reason) return { ok: false, reason };
      const bytes = await uploadFiles.read(call.uploadId);
      if (!bytes) return { ok: false, reason: formMessages.uploadFailed.description };
      const file = { filename: call.filename, bytes };
      return extractFormFields(file, documentLimits, documentReader);
    }
    case 'sample-test':
      return (await loadSelfTests()).trySampleSite(call.name, now);
  }
}

/** Reading a form does not need the engine. */
const loadSelfTests = () => import('./try-sample-site.ts');
