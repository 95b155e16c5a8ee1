import * as z from 'zod';
import { sampleTestNames } from '../domain/self-test-names.ts';

/** A form field found in a document, with its texts verbatim. */
export const foundFieldSchema = z.object({
  label: z.string(),
  kind: z.enum(['text', 'choice', 'yes-no']),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type FoundField = z.infer<typeof foundFieldSchema>;

/**
 * Synchronous calls from the API to the document reader. The reader deploys first and stays compatible with
 * the previous API.
 */
export const readerCalls = {
  'form-fields': {
    /** An uploaded file. */
    input: z.object({
      version: z.literal(1),
      call: z.literal('form-fields'),
      uploadId: z.string().min(1).max(100),
      filename: z.string(),
    }),
    output: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), fields: z.array(foundFieldSchema) }),
      /** Tells the document's owner what to do. */
      z.object({ ok: z.literal(false), reason: z.string() }),
    ]),
  },
  'sample-test': {
    input: z.object({ version: z.literal(1), call: z.literal('sample-test'), name: z.enum(sampleTestNames) }),
    /** What was observed, or what is wrong. */
    output: z.object({ passed: z.boolean(), message: z.string() }),
  },
} as const;

export const readerCallSchema = z.discriminatedUnion('call', [
  readerCalls['form-fields'].input,
  readerCalls['sample-test'].input,
]);
export type ReaderCall = z.infer<typeof readerCallSchema>;

type ReaderCalls = typeof readerCalls;
export type ReaderReply<Name extends keyof ReaderCalls = keyof ReaderCalls> = z.infer<
  ReaderCalls[Name]['output']
>;
