import * as z from 'zod';
import { sampleTestNames } from '../domain/self-test-names.ts';

/** A field that a document leaves to be filled in. Texts are as the document has them. */
export const foundFieldSchema = z.object({
  label: z.string(),
  kind: z.enum(['text', 'choice', 'yes-no']),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type FoundField = z.infer<typeof foundFieldSchema>;

/**
 * What the API asks of the reader, the function that reads documents for it while somebody waits. The reader is deployed
 * first, and answers the calls of the API before it.
 */
export const readerCalls = {
  'form-fields': {
    /** Of a file that was uploaded. */
    input: z.object({
      version: z.literal(1),
      call: z.literal('form-fields'),
      uploadId: z.string().min(1).max(100),
      filename: z.string(),
    }),
    output: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), fields: z.array(foundFieldSchema) }),
      /** A sentence for the owner of the document that says what to do. */
      z.object({ ok: z.literal(false), reason: z.string() }),
    ]),
  },
  'sample-test': {
    input: z.object({
      version: z.literal(1),
      call: z.literal('sample-test'),
      name: z.enum(sampleTestNames),
    }),
    /** What was seen, or what is wrong. */
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
