import * as z from 'zod';

/** Status of a part of the product, in ascending severity except for `unknown`. */
export const systemLevelSchema = z.enum(['operational', 'degraded', 'outage', 'unknown']);
export type SystemLevel = z.infer<typeof systemLevelSchema>;

/** The parts watched by the System Monitor, keyed by their emergency fix. */
export const criticalSystemNames = {
  database: 'Database',
  storage: 'File storage',
  conversions: 'Conversions',
  'knowledge-bases': 'Knowledge bases',
  mail: 'Mail',
  webhooks: 'Webhooks',
  assistants: 'Assistants',
  answers: 'Answer engine',
  'document-reader': 'Document reader',
  uploads: 'Uploads',
  'sign-in': 'Sign-in',
  'sending-identities': 'Sending identities',
  payments: 'Payments',
  model: 'Language model',
  'self-tests': 'Self-tests',
} as const;
export type CriticalSystemKey = keyof typeof criticalSystemNames;

export const criticalSystemKeySchema = z.enum([
  'database',
  'storage',
  'conversions',
  'knowledge-bases',
  'mail',
  'webhooks',
  'assistants',
  'answers',
  'document-reader',
  'uploads',
  'sign-in',
  'sending-identities',
  'payments',
  'model',
  'self-tests',
]);

/** Running conversions are counted and listed up to this number, which means this many or more. */
export const runningConversionLimit = 100;
