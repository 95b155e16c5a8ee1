import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '#shared/client.ts';
import type { Progress } from '#shared/contract/conversions.ts';

type SignupInput = Parameters<Client['signup']['createTrial']>[0];
type TrialInput = SignupInput & {
  [Part in 'schoolInfo' | 'adminContact']: NonNullable<SignupInput[Part]>;
};

/** A complete signup payload of document 1 section 3, for a website. */
export function describeTrial(name: string, website: string): TrialInput {
  return {
    brandId: 'edgpt',
    platform: 'edgpt',
    schoolInfo: {
      name,
      website,
      address: '12 Maple Lane, Millbrook',
      phone: '(541) 555-0142',
      institutionType: 'private',
    },
    adminContact: {
      name: 'Elena Marsh',
      email: `${name.toLowerCase().replace(/\W+/g, '-')}@maple-grove.org`,
      phone: '(541) 555-0142',
      username: name.toLowerCase().replace(/\W+/g, '-'),
      password: 'correct horse battery',
    },
    additionalContacts: [],
    sourceType: 'website',
    uploadedDocuments: [],
    referenceWebsiteUrl: null,
    businessDescription: '',
  };
}

/** Polls the progress record until it is final; returns every reply. */
export async function followConversion(
  client: Client,
  conversionId: string,
  timeoutMs = 90_000,
): Promise<Progress[]> {
  const deadline = Date.now() + timeoutMs;
  const readings: Progress[] = [];
  while (Date.now() < deadline) {
    const progress = await client.conversions.getProgress({ conversionId });
    readings.push(progress);
    if (progress.status !== 'processing') return readings;
    await wait(150);
  }
  throw new Error(`Not finished in ${timeoutMs} ms: ${JSON.stringify(readings.at(-1))}`);
}
