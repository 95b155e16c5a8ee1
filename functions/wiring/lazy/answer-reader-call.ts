import { describeScanRefusal } from '#functions/domain/uploads/upload-scan.ts';
import { documentLimits } from '#functions/engine/documents/document-limits.ts';
import { extractFormFields } from '#functions/engine/documents/sandbox/extract-form-fields.ts';
import { readSurroundings } from '#functions/runtime/network.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { ReaderCall, ReaderReply } from '#shared/calls/reader-calls.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import type { Deps } from '../deps.ts';

/** Handles a call from the API to the reader. Never throws because of a document. */
export async function answerReaderCall(
  { objects, uploadScans, now }: Pick<Deps, 'objects' | 'uploadScans' | 'now'>,
  call: ReaderCall,
): Promise<ReaderReply> {
  switch (call.call) {
    case 'form-fields': {
      const reason = describeScanRefusal(call.filename, await uploadScans.find(call.uploadId));
      if (reason) return { ok: false, reason };
      const bytes = await objects.get(objectKeys.upload(call.uploadId));
      if (!bytes) return { ok: false, reason: formMessages.uploadFailed.description };
      const file = { filename: call.filename, bytes };
      return extractFormFields(file, documentLimits, readSurroundings().documentReader);
    }
    case 'sample-test':
      return (await loadSelfTests()).trySampleSite(call.name, now);
  }
}

/** Reading a form does not need the engine. */
const loadSelfTests = () => import('#functions/domain/self-tests/try-sample-site.ts');
