import * as z from 'zod';
import { identityVariables } from './identity-env.ts';
import { findModelMistakes, modelVariables } from './model-env.ts';
import { findPaymentMistakes, paymentVariables } from './payment-env.ts';
import { findStaffSignInMistakes, staffSignInVariables } from './staff-sign-in-env.ts';

const envSchema = z
  .object({
    TABLE_NAME: z.string().min(1),
    BUCKET_NAME: z.string().min(1),
    CONVERSION_QUEUE_URL: z.url(),
    CONVERSION_DEAD_LETTER_QUEUE_URL: z.url(),
    KNOWLEDGE_QUEUE_URL: z.url(),
    KNOWLEDGE_DEAD_LETTER_QUEUE_URL: z.url(),
    MAIL_QUEUE_URL: z.url(),
    MAIL_DEAD_LETTER_QUEUE_URL: z.url(),
    WEBHOOK_QUEUE_URL: z.url(),
    WEBHOOK_DEAD_LETTER_QUEUE_URL: z.url(),
    LIFE_CYCLE_QUEUE_URL: z.url(),
    LIFE_CYCLE_DEAD_LETTER_QUEUE_URL: z.url(),
    LEDGER_QUEUE_URL: z.url(),
    LEDGER_DEAD_LETTER_QUEUE_URL: z.url(),
    RECEIVED_MAIL_QUEUE_URL: z.url(),
    RECEIVED_MAIL_DEAD_LETTER_QUEUE_URL: z.url(),
    /** Who recognises the text of scans in the cloud; without it, owners are told which documents have no text. */
    SCANS_READ: z.enum(['textract']).optional(),
    /** The function that shows pages in a browser; without it, pages that need their scripts are read from their description. */
    RENDER_FUNCTION_ARN: z.string().startsWith('arn:').optional(),
    /** KMS key for transcripts; without it recordings aren't transcribed. */
    TRANSCRIPTION_KEY_ARN: z.string().startsWith('arn:').optional(),
    /** The document reader, called synchronously by the API; pipeline functions don't use it. */
    READER_FUNCTION_ARN: z.string().startsWith('arn:').optional(),
    /** The configuration set of SES that reports mails that come back; only the pipeline sends mails. */
    MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
    /** Who serves customers' own domains: this machine, by this name, or the CloudFront connection group of this name. */
    DOMAIN_HOST: z
      .string()
      .regex(/^(?:self|cloudfront):./)
      .optional(),
    /** Whether assistants get mail; the bucket of the mails is named to the worker that answers them. */
    MAIL_RECEIVED: z.enum(['on', 'off']).optional(),
    RECEIVED_MAIL_BUCKET: z.string().min(1).optional(),
    /** One origin for the links of every brand; without it each brand's domain is used. */
    PUBLIC_ORIGIN: z.url().optional(),
    /** Whether assistants read by an older reader version are re-read. */
    READINGS_RENEWED: z.enum(['on', 'off']).optional(),
    /** Whether GuardDuty scans uploads for malware, and only those that it passed are read. */
    UPLOADS_SCANNED: z.enum(['on', 'off']).optional(),
    /** Header with the viewer's address: only set when every call comes through the distribution. */
    VIEWER_ADDRESS_HEADER: z.string().min(1).optional(),
    ...identityVariables,
    ...modelVariables,
    ...paymentVariables,
    ...staffSignInVariables,
  })
  .check(({ value, issues }) => {
    const mistakes = [findModelMistakes, findPaymentMistakes, findStaffSignInMistakes];
    for (const message of mistakes.flatMap((find) => find(value)))
      issues.push({ code: 'custom', message, input: value });
  });
export type Env = z.infer<typeof envSchema>;

/** Parses the environment. Throws with a plain list of what is missing. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`Invalid environment: ${z.prettifyError(result.error)}`);
}
