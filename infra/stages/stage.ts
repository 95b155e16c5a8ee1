import * as z from 'zod';
import { findModelMistakes, modelVariables } from '#functions/runtime/model-env.ts';
import { findPaymentMistakes, paymentVariables } from '#functions/runtime/payment-env.ts';
import { findStaffSignInMistakes, staffSignInVariables } from '#functions/runtime/staff-sign-in-env.ts';

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

const { STAFF_OIDC_CLIENT_SECRET: _secret, ...staffSignInSettings } = staffSignInVariables;

const domainSchema = z.object({
  /**
   * The domain's Route 53 hosted zone. Without it the DNS records are created manually:
   * docs/operations/add-a-domain.md.
   */
  hostedZoneId: z.string().optional(),
  /** A us-east-1 certificate for the domain and its `www`; without it one is created. */
  certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
});

/** Region of everything that belongs to CloudFront: certificates, firewalls, metrics. */
export const certificateRegion = 'us-east-1';

/** The settings of a deployment. */
export const stageSchema = z
  .object({
    region: z.string().default(certificateRegion),
    /**
     * `brands`: a distribution per brand, at its domain. `general`: one for all, at CloudFront's domain name.
     */
    sites: z.enum(['brands', 'general']),
    /** By brand id. */
    domains: z.record(z.string(), domainSchema).default({}),
    /** One origin for all brands' mail links; without it each brand's own domain. */
    publicOrigin: z.url().optional(),
    /** Whether the mail domains' identities are created here, or exist already. */
    createsMailIdentities: z.boolean().default(false),
    /**
     * Addresses and domains that SES has verified. In its sandbox it sends to them alone, and only with a
     * permission for each.
     */
    verifiedRecipients: z.array(z.string()).default([]),
    /**
     * Assistants get mail at `ask.` of their brands' domains, in one deployment of an account and region:
     * docs/operations/receive-mails.md.
     */
    receivesMail: z.boolean().default(false),
    /** Deleting the stack keeps the data, and the table is protected from deletion. */
    keepsData: z.boolean(),
    logRetentionDays: z.union([z.literal(7), z.literal(90)]),
    /** Requests per second over all routes and callers. */
    requestLimit: z.object({ perSecond: z.number().int(), burst: z.number().int() }),
    /**
     * The model, by the variables of docs/settings.md, in which the key is a secret's name, never the key itself; or
     * `off`: answers are quotes.
     */
    model: z
      .union([z.literal('off'), z.strictObject(modelSettings).partial()])
      .check(({ value, issues }) => {
        if (value === 'off') return;
        for (const message of findModelMistakes({ ...value, AWS_REGION: certificateRegion }))
          issues.push({ code: 'custom', message, input: value });
      })
      .optional(),
    /**
     * Card payments, by the variables of docs/settings.md, which name secrets and contain none; without them card
     * payments are off.
     */
    payments: z
      .strictObject(paymentSettings)
      .check(({ value, issues }) => {
        for (const message of findPaymentMistakes({ ...value, STRIPE_TAX: value.STRIPE_TAX ?? 'off' }))
          issues.push({ code: 'custom', message, input: value });
      })
      .default({}),
    /**
     * The operator's own provider signs staff in, by the variables of docs/settings.md, in which the client secret is a
     * secret's name: docs/operations/staff-sign-in.md.
     */
    staffSignIn: z
      .strictObject(staffSignInSettings)
      .check(({ value, issues }) => {
        for (const message of findStaffSignInMistakes(value))
          issues.push({ code: 'custom', message, input: value });
      })
      .default({}),
    /** Transcribes recordings without captions with Amazon Transcribe: 0.024 USD a minute. */
    transcribesRecordings: z.boolean().default(true),
    /** Recognises the text of scans with Amazon Textract: 1.50 USD per 1,000 pages. */
    readsScans: z.boolean().default(false),
    /** Opens pages that are empty without their scripts in a browser, a function of its own: docs/cost.md. */
    rendersPages: z.boolean().default(false),
    /** Re-reads published assistants after a change of the reader: docs/operations/read-anew.md. */
    renewsReadings: z.boolean().default(true),
    /** The first superadmin; the generated password is in the secret named by an output. */
    superadminEmail: z.email().optional(),
    /** Recipients of alarms and budget notices; each address confirms its subscription once. */
    alarmEmails: z.array(z.email()).default([]),
    monthlyBudgetUsd: z.number().positive(),
    /**
     * Secrets between distribution and API, by number. The last is sent, all are accepted:
     * docs/operations/rotate-secrets.md.
     */
    originSecrets: z.array(z.number().int()).min(1).default([1]),
    /** Increase it to restart every function with fresh secrets: docs/operations/rotate-secrets.md. */
    secretsRevision: z.number().int().positive().default(1),
    /** The account's quota of concurrent executions; an alarm fires at four fifths. */
    concurrencyLimit: z.number().int().positive().default(1000),
    /** Reserved concurrency of streaming functions, which other load can't use up. */
    streamConcurrency: z.number().int().positive().optional(),
    /** Other origins that may frame assistants. */
    frameOrigins: z.array(z.url()).default([]),
    /**
     * A second region that keeps copies of table and bucket: docs/operations/region-loss.md. Without it a lost
     * region takes the data with it.
     */
    copyRegion: z.string().optional(),
    /** Serves assistants on domains of their owners, with a certificate for each: docs/operations/own-domains.md. */
    hasOwnDomains: z.boolean().default(false),
    /** AWS WAF in front of the distributions: about 10 USD a month. */
    hasFirewall: z.boolean().default(false),
    /** GuardDuty scans every upload for malware, and only what it passed is read: docs/cost.md. */
    scansUploads: z.boolean().default(true),
  })
  .check(({ value, issues }) => {
    const isMissing =
      value.region !== certificateRegion && value.sites === 'brands' && !hasAllCertificates(value.domains);
    if (isMissing)
      issues.push({
        code: 'custom',
        path: ['domains'],
        message: `CloudFront accepts only certificates of ${certificateRegion}: name one for each brand, or deploy there`,
        input: value,
      });
    if (value.copyRegion === value.region)
      issues.push({
        code: 'custom',
        path: ['copyRegion'],
        message: `Choose another region than ${value.region}, which would be lost with its copies`,
        input: value,
      });
    if (value.hasFirewall && value.region !== certificateRegion)
      issues.push({
        code: 'custom',
        path: ['hasFirewall'],
        message: `A firewall for CloudFront must be in ${certificateRegion}`,
        input: value,
      });
  })
  .transform(({ model, ...settings }) => ({
    ...settings,
    model: model === 'off' ? {} : (model ?? {}),
    isModelOff: model === 'off',
  }));
export type StageSettings = z.input<typeof stageSchema>;

/** What makes one deployment differ from another. */
export type Stage = z.output<typeof stageSchema> & { name: string };

function hasAllCertificates(domains: Record<string, z.output<typeof domainSchema>>): boolean {
  return Object.values(domains).length > 0 && Object.values(domains).every((it) => it.certificateArn);
}
