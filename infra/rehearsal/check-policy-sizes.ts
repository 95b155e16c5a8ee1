import type { Fault } from './fault.ts';
import { measurePolicy } from './find-policies.ts';
import { type CreatedResource, isRecord, listRecords, listTexts } from './template.ts';

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html, and each service's own page. */
const mostLetters = { inline: 10_240, managed: 6_144, trust: 2_048 };
const mostManagedPolicies = 10;
const mostOfResource: Readonly<Record<string, { field: string; letters: number }>> = {
  'AWS::S3::BucketPolicy': { field: 'PolicyDocument', letters: 20_480 },
  'AWS::SQS::QueuePolicy': { field: 'PolicyDocument', letters: 30_720 },
  'AWS::SNS::TopicPolicy': { field: 'PolicyDocument', letters: 30_720 },
  'AWS::KMS::Key': { field: 'KeyPolicy', letters: 32_768 },
  'AWS::SecretsManager::ResourcePolicy': { field: 'ResourcePolicy', letters: 20_480 },
};

/** Adds up what each role and resource carries. */
export function checkPolicySizes(resources: readonly CreatedResource[]): Fault[] {
  const attached = resources.filter(({ type }) => type === 'AWS::IAM::Policy');
  return resources.flatMap(({ type, path, properties, ref }) => {
    const tooMuch = (what: string, count: number, most: number): Fault[] =>
      count > most
        ? [
            {
              where: path,
              problem: `${what}: ${count} of at most ${most}`,
              remedy: 'Shorten it, or split the role.',
            },
          ]
        : [];
    const kept = mostOfResource[type];
    if (kept)
      return tooMuch('letters of its policy', measurePolicy(properties[kept.field] ?? {}), kept.letters);
    if (type === 'AWS::IAM::ManagedPolicy')
      return tooMuch('letters of its policy', measurePolicy(properties.PolicyDocument), mostLetters.managed);
    if (type !== 'AWS::IAM::Role') return [];
    const own = listRecords(properties.Policies).map(({ PolicyDocument }) => PolicyDocument);
    const added = attached
      .filter((it) => listTexts(it.properties.Roles).includes(ref))
      .map((it) => it.properties.PolicyDocument);
    const inline = [...own, ...added].filter(isRecord).reduce((sum, it) => sum + measurePolicy(it), 0);
    return [
      ...tooMuch('letters of its inline policies', inline, mostLetters.inline),
      ...tooMuch(
        'letters of its trust',
        measurePolicy(properties.AssumeRolePolicyDocument ?? {}),
        mostLetters.trust,
      ),
      ...tooMuch('managed policies', listTexts(properties.ManagedPolicyArns).length, mostManagedPolicies),
    ];
  });
}
