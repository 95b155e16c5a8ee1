import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { StageSettings } from '#infra/stages/stage.ts';
import { fewRoutes, synthesize } from '#tests/support/cloud/synthesize.ts';
import { listProperties, putSharedIn } from '#tests/support/cloud/template-parts.ts';

// A test synthesises a whole deployment.
vi.setConfig({ testTimeout: 180_000 });

const settings: StageSettings = {
  ...{ sites: 'brands', keepsData: true, logRetentionDays: 90, monthlyBudgetUsd: 500 },
  requestLimit: { perSecond: 1000, burst: 2000 },
};
const environmentSchema = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});
const first = synthesize({ settings: { ...settings, originSecrets: [1] } });
const later = synthesize({
  settings: { ...settings, originSecrets: [1, 2], secretsRevision: 2, concurrencyLimit: 50 },
});

/** Environments of the functions that parse ours. */
function listEnvironments(stacks: ReturnType<typeof synthesize>): Record<string, unknown>[] {
  return [...stacks.areas, stacks.pipeline].flatMap((stack) =>
    listProperties(stack, 'AWS::Lambda::Function', environmentSchema)
      .map(({ Environment }) => Environment.Variables)
      .filter((variables) => 'TABLE_NAME' in variables),
  );
}

test('no stack locks another’s outputs, so that either may change, be deleted, or be rolled back', () => {
  for (const template of Object.values(first).flat())
    expect(JSON.stringify(template.toJSON())).not.toMatch(/Fn::ImportValue|Fn::GetStackOutput|"Export"/);
});

test('the distribution sends the last secret, and the API accepts all', () => {
  const readSecrets = ({ api, site, logs, observability, brands }: typeof first) => {
    const sharing = [api, site, logs, observability];
    const connected = JSON.stringify(brands.map((brand) => putSharedIn(brand, sharing)));
    const accepted = Object.keys(
      api.findResources('AWS::SecretsManager::Secret', {
        Properties: { Description: 'Sent by the distributions to the API' },
      }),
    );
    const sent = accepted.filter((id) => connected.includes(id));
    return { accepted: accepted.map(numberOf), sent: sent.map(numberOf) };
  };
  expect(readSecrets(first)).toEqual({ accepted: [1], sent: [1] });
  expect(readSecrets(later)).toEqual({ accepted: [1, 2], sent: [2] });
  const rotated = synthesize({ routes: fewRoutes, settings: { ...settings, originSecrets: [2] } });
  expect(readSecrets(rotated)).toEqual({ accepted: [2], sent: [2] });
});

function numberOf(id: string): number {
  return Number(/^OriginSecret(\d)/.exec(id)?.[1]);
}

test('another secrets revision changes, and so restarts, every function that reads them', () => {
  const environments = listEnvironments(later);
  expect(environments.length).toBeGreaterThan(100);
  expect(new Set(environments.map(({ START_REVISION }) => START_REVISION))).toEqual(new Set(['2']));
});

test('the concurrency alarm uses the account’s own limit', () => {
  later.observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'ConcurrentExecutions',
    Threshold: 40,
  });
});

test('outside the certificates’ region, a brand without a certificate is refused by name', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/a';
  const region = 'eu-central-1';
  expect(() =>
    synthesize({
      routes: fewRoutes,
      settings: { ...settings, region, domains: { law: { certificateArn } } },
    }),
  ).toThrow('name one for edgpt');
});
