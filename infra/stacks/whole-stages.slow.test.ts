import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { SecurityChecks } from '#infra/constructs/security-checks.ts';
import { brands } from '#shared/brands/index.ts';
import { allOptions } from '#tests/support/cloud/all-options.ts';
import { createTestStacks, type Options } from '#tests/support/cloud/synthesize.ts';

const hostedZones = Object.fromEntries(Object.keys(brands).map((id) => [id, { hostedZoneId: `Z${id}` }]));

// Loading CloudFormation's rules takes thirteen seconds of a process, so that they run here and nowhere else.
const whole: [what: string, options: Options][] = [
  ['the stacks of dev', { stage: 'dev' }],
  ['the stacks of prod', { stage: 'prod' }],
  ['all options together', { settings: { ...allOptions, domains: hostedZones } }],
];

test.each(whole)('%s follow the rules of CloudFormation and AWS Solutions', (_what, options) => {
  const app = new App();
  createTestStacks(app, options);
  app.synth();
  expect(new SecurityChecks().validateScope(app).violations).toEqual([]);
});
