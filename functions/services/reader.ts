import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type ReaderCall, type ReaderReply, readerCalls } from '#shared/calls/reader-calls.ts';
import type { SampleTestName } from '#shared/domain/self-test-names.ts';

/**
 * The function that reads documents for the API, which bundles no parser. Calls throw when it ends without a
 * reply, and SDK errors when it can't be invoked.
 */
export type Reader = {
  extractFormFields(upload: { uploadId: string; filename: string }): Promise<ReaderReply<'form-fields'>>;
  trySampleSite(name: SampleTestName): Promise<ReaderReply<'sample-test'>>;
};

/** Longer than the reader's timeout, and shorter than its callers'. */
const requestTimeout = 27_000;

/** Opens the reader by its ARN. */
export function createReader(
  functionArn: string,
  client = new LambdaClient({ maxAttempts: 2, requestHandler: { requestTimeout } }),
): Reader {
  const ask = async (call: ReaderCall): Promise<unknown> => {
    const { FunctionError, Payload } = await client.send(
      new InvokeCommand({ FunctionName: functionArn, Payload: JSON.stringify(call) }),
    );
    // The payload of an error may quote the document.
    if (FunctionError || !Payload) throw new Error(`The reader ended without a reply: ${FunctionError}`);
    return JSON.parse(Payload.transformToString());
  };
  return {
    async extractFormFields({ uploadId, filename }) {
      const reply = await ask({ version: 1, call: 'form-fields', uploadId, filename });
      return readerCalls['form-fields'].output.parse(reply);
    },
    async trySampleSite(name) {
      const reply = await ask({ version: 1, call: 'sample-test', name });
      return readerCalls['sample-test'].output.parse(reply);
    },
  };
}
