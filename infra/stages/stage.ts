import * as z from 'zod';
import { findModelMistakes, modelVariables } from '#functions/runtime/model-env.ts';
import { findPaymentMistakes, paymentVariables } from '#functions/runtime/payment-env.ts';

const {
  MODEL_API_KEY: _key,
  AWS_REGION: _region,
  AWS_LAMBDA_FUNCTION_NAME: _name,
  ...modelSettings
} = modelVariables;

const { STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY_SECRET, STRIPE_WEBHOOK_SECRET_SECRET, STRIPE_TAX } =
  paymentVariables;
const paymentSettings = {
  ...{ STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY_SECRET, STRIPE_WEBHOOK_SECRET_SECRET },
  STRIPE_TAX: STRIPE_TAX.unwrap().optional(),
};

const domainSchema = z.object({
  /** Hosted zone of the domain in Route 53. Without it the records are made by hand: docs/operations/add-a-domain.md. */
  hostedZoneId: z.string().optional(),
  /** A certificate of us-east-1 for the domain and its `www`; without it one is made. */
  certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
});

/** The region of everything that belongs to CloudFront: certificates, firewalls, metrics. */
export const certificateRegion = 'us-east-1';

/** The settings of a deployment. */
export const stageSchema = z
  .object({
    region: z.string().default(certificateRegion),
    /** `brands`: a distribution a brand, at its domain. `general`: one for all, at the name that CloudFront gives it. */
    sites: z.enum(['brands', 'general']),
    /** By brand id. */
    domains: z.record(z.string(), domainSchema).default({}),
    /** One origin for the links in mails of all brands; without it each brand's own domain. */
    publicOrigin: z.url().optional(),
    /** Whether the identities of the brands' mail domains are made here, or exist already. */
    createsMailIdentities: z.boolean().default(false),
    /** Deleting the stack leaves the data, and the table cannot be deleted by mistake. */
    keepsData: z.boolean(),
    logRetentionDays: z.union([z.literal(7), z.literal(90)]),
    /** Requests a second over all routes and callers. */
    requestLimit: z.object({ perSecond: z.number().int(), burst: z.number().int() }),
    /** The model by the variables of docs/settings.md; the key is the name of a secret, never the key itself. */
    model: z
      .strictObject(modelSettings)
      .partial()
      .check(({ value, issues }) => {
        for (const message of findModelMistakes({ ...value, AWS_REGION: certificateRegion }))
          issues.push({ code: 'custom', message, input: value });
      })
      .default({}),
    /** Card payments by the variables of docs/settings.md, which name secrets and hold none; without them nobody can pay by card. */
    payments: z
      .strictObject(paymentSettings)
      .check(({ value, issues }) => {
        for (const message of findPaymentMistakes({ STRIPE_TAX: 'off', ...value }))
          issues.push({ code: 'custom', message, input: value });
      })
      .default({}),
    /** Amazon Transcribe writes down what is said in recordings without captions: 0.024 USD a minute. */
    transcribesRecordings: z.boolean().default(true),
    /** Has published assistants read their pages anew after the reader has changed: docs/operations/read-anew.md. */
    renewsReadings: z.boolean().default(true),
    /** The first superadmin; the password is made up, and is in the secret that an output names. */
    superadminEmail: z.email().optional(),
    /** Who hears of alarms, and of money spent; each address confirms its subscription once. */
    alarmEmails: z.array(z.email()).default([]),
    monthlyBudgetUsd: z.number().positive(),
    /** Secrets between distribution and API, by number. The last is sent, all are accepted: docs/operations/rotate-secrets.md. */
    originSecrets: z.array(z.number().int()).min(1).default([1]),
    /** Raised to have every function start anew and read its secrets again: docs/operations/rotate-secrets.md. */
    secretsRevision: z.number().int().positive().default(1),
    /** Functions that may run at once in the account, as its quota says; an alarm rings at four fifths. */
    concurrencyLimit: z.number().int().positive().default(1000),
    /** Functions that answer streams at once, kept free for them: a flood elsewhere cannot take them. */
    streamConcurrency: z.number().int().positive().optional(),
    /** Origins beside the own ones that may show assistants in a frame. */
    frameOrigins: z.array(z.url()).default([]),
    /** AWS WAF before the distributions: about 10 USD a month. */
    hasFirewall: z.boolean().default(false),
    /** GuardDuty reads every upload for malware: 0.09 USD a GB. */
    scansUploads: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    const isMissing =
      value.region !== certificateRegion && value.sites === 'brands' && !hasAllCertificates(value.domains);
    if (isMissing)
      issues.push({
        code: 'custom',
        path: ['domains'],
        message: `CloudFront takes certificates of ${certificateRegion} alone: name one for each brand, or deploy there`,
        input: value,
      });
    if (value.hasFirewall && value.region !== certificateRegion)
      issues.push({
        code: 'custom',
        path: ['hasFirewall'],
        message: `A firewall before CloudFront is made in ${certificateRegion}`,
        input: value,
      });
  });
export type StageSettings = z.input<typeof stageSchema>;

/** What makes one deployment differ from another. */
export type Stage = z.output<typeof stageSchema> & { name: string };

function hasAllCertificates(domains: Record<string, z.output<typeof domainSchema>>): boolean {
  return Object.values(domains).length > 0 && Object.values(domains).every((it) => it.certificateArn);
}
