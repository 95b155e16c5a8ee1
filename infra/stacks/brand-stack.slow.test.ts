import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sharedStacks } from '#infra/release/deploy-stage.ts';
import { stages } from '#infra/stages/stages.ts';
import { brands } from '#shared/brands/index.ts';
import { deploy } from '#tests/support/cloud/synthesize.ts';
import { flatten, listAllowances, listProperties } from '#tests/support/cloud/template-parts.ts';

const allBrands = Object.values(brands);
const { prod = expect.fail() } = stages;
const hostedZones = Object.fromEntries(allBrands.map(({ id }) => [id, { hostedZoneId: `Z${id}` }]));
const verifiedRecipients = ['night@example.org', 'example.com'];
const { app, stacks: deployed } = deploy({
  settings: { ...prod, domains: hostedZones, verifiedRecipients },
});
const isBrand = (stack: Stack) => deployed.brands.some((it) => it === stack);
const others = app.node
  .findAll()
  .filter((it) => Stack.isStack(it))
  .filter((stack) => !isBrand(stack));
const templateOf = (id: string) =>
  Template.fromStack(
    deployed.brands.find(({ stackName }) => stackName === `gptsites-prod-brand-${id}`) ?? expect.fail(),
  );

/** What waits for, or fails by, the DNS of a domain. */
const boundToDns = [
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFront::Distribution',
  'AWS::Route53::RecordSet',
  'AWS::Route53::HealthCheck',
  'AWS::SES::EmailIdentity',
];

describe('a brand whose DNS is missing fails alone:', () => {
  test('each brand has its own stack', () => {
    expect(deployed.brands.map(({ stackName }) => stackName).toSorted()).toEqual(
      allBrands.map(({ id }) => `gptsites-prod-brand-${id}`).toSorted(),
    );
  });

  test('no stack depends on a brand’s', () => {
    for (const stack of [...others, ...deployed.brands])
      expect(stack.dependencies.filter(isBrand), stack.stackName).toEqual([]);
  });

  test('the shared stacks that a deployment names lead to all others', () => {
    const named = sharedStacks.map((pattern) => pattern.replace('*', 'gptsites-prod'));
    const found = new Set(others.filter(({ stackName }) => named.includes(stackName)));
    // A set gives its iterator what is added meanwhile.
    for (const stack of found) for (const earlier of stack.dependencies) found.add(earlier);
    const whole = others.filter(({ nested }) => !nested);
    expect([...found].map(({ stackName }) => stackName).toSorted()).toEqual(
      whole.map(({ stackName }) => stackName).toSorted(),
    );
  });

  test('the other stacks, with all content, hold nothing that waits for DNS', () => {
    for (const template of others.map((stack) => Template.fromStack(stack)))
      for (const type of boundToDns) template.resourceCountIs(type, 0);
  });

  test.each(allBrands)('the stack of $id holds all that its domain needs, and no other domain', (brand) => {
    const { id, domain } = brand;
    const template = templateOf(id);
    for (const type of ['AWS::CertificateManager::Certificate', 'AWS::CloudFront::Distribution'])
      template.resourceCountIs(type, 1);
    template.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: domain });
    template.hasResourceProperties('AWS::Route53::HealthCheck', {
      HealthCheckConfig: Match.objectLike({ FullyQualifiedDomainName: domain }),
    });
    const names = listProperties(template, 'AWS::Route53::RecordSet', z.object({ Name: z.unknown() }));
    expect(names.map(({ Name }) => flatten(Name))).toEqual(
      expect.arrayContaining([`${domain}.`, `www.${domain}.`]),
    );
    expect(names.map(({ Name }) => flatten(Name))).toEqual(
      expect.arrayContaining([`_dmarc.${domain}.`, `bounce.${domain}.`, `bounce.${domain}.`]),
    );
    const described = JSON.stringify(template.toJSON());
    for (const other of allBrands) if (other.id !== id) expect(described).not.toContain(other.domain);
  });
});

describe('the mail worker', () => {
  const pipeline = Template.fromStack(deployed.pipeline);
  const [configurationSet = ''] = Object.keys(pipeline.findResources('AWS::SES::ConfigurationSet'));

  test('in the sandbox of SES may send to the recipients that SES has verified', () => {
    const [worker = expect.fail()] = listAllowances(pipeline).filter(({ Action }) =>
      [Action].flat().includes('ses:SendEmail'),
    );
    const arns = [worker.Resource].flat();
    const identities = arns.flatMap((arn) => /:identity\/(.+)$/.exec(flatten(arn))?.[1] ?? []);
    expect(identities.toSorted()).toEqual(
      [...allBrands.map(({ domain }) => domain), ...verifiedRecipients].toSorted(),
    );
    expect(arns).toHaveLength(identities.length + 1);
    expect(JSON.stringify(arns)).toContain(`configuration-set/",{"Ref":"${configurationSet}"}`);
  });

  test('hears of bounces for good and complaints about its own mails only', () => {
    pipeline.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      ConfigurationSetName: { Ref: configurationSet },
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    pipeline.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.ses'],
        detail: {
          mail: { tags: { 'ses:configuration-set': [{ Ref: configurationSet }] } },
          $or: [
            { eventType: ['Bounce'], bounce: { bounceType: ['Permanent'] } },
            {
              eventType: ['Complaint'],
              complaint: { complaintFeedbackType: [{ 'anything-but': ['not-spam'] }, { exists: false }] },
            },
          ],
        },
      },
      Targets: [
        Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^sendmailqueue'), 'Arn'] } }),
      ],
    });
  });
});
