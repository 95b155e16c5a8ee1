import type { StageSettings } from '#infra/stages/stage.ts';
import { brands } from '#shared/brands/index.ts';

export type RehearsedStage = { title: string; stage: string; settings: Partial<StageSettings> };

const brandIds = Object.keys(brands);
const zone = 'Z0123456789ABCDEFGHIJ';
const forEach = (domain: NonNullable<StageSettings['domains']>[string]) =>
  Object.fromEntries(brandIds.map((id) => [id, domain]));
const alarmEmails = ['night@example.org'];

/** Each way to deploy that the settings offer, so that no first deployment meets a branch that nobody has tried. */
export const rehearsedStages: readonly RehearsedStage[] = [
  { title: 'dev', stage: 'dev', settings: {} },
  { title: 'dev without a model', stage: 'dev', settings: { model: 'off' } },
  { title: 'prod, records by hand', stage: 'prod', settings: { alarmEmails, domains: forEach({}) } },
  {
    title: 'prod, everything on',
    stage: 'prod',
    settings: {
      alarmEmails,
      domains: forEach({ hostedZoneId: zone }),
      superadminEmail: 'admin@example.org',
      verifiedRecipients: ['first@example.org'],
      originSecrets: [1, 2],
      streamConcurrency: 200,
      frameOrigins: ['https://example.org'],
      model: {
        BEDROCK_MODEL_ID: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
        MODEL_CHECK_ID: 'eu.amazon.nova-lite-v1:0',
        BEDROCK_REGION: 'eu-central-1',
        BEDROCK_GUARDRAIL_ID: 'abcdefghijkl',
        BEDROCK_GUARDRAIL_VERSION: '1',
        BEDROCK_EMBEDDING_MODEL_ID: 'amazon.titan-embed-text-v2:0',
      },
      payments: {
        STRIPE_PUBLISHABLE_KEY: 'pk_test_rehearsal',
        STRIPE_SECRET_KEY_SECRET: 'gptsites/stripe-key',
        STRIPE_WEBHOOK_SECRET_SECRET: 'gptsites/stripe-webhook',
        STRIPE_TAX: 'on',
      },
    },
  },
  {
    title: 'prod in Europe, certificates at hand',
    stage: 'prod',
    settings: {
      alarmEmails,
      region: 'eu-central-1',
      hasFirewall: false,
      scansUploads: false,
      domains: forEach({
        hostedZoneId: zone,
        certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-0000-0000-000000000000',
      }),
      model: {
        MODEL_BASE_URL: 'https://models.example.org/v1',
        MODEL_ID: 'chat',
        MODEL_CHECK_ID: 'check',
        MODEL_API_KEY_SECRET: 'gptsites/model-key',
      },
    },
  },
];
