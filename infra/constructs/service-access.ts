import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { DataAccess } from '#functions/policy.ts';
import { allow } from './allow.ts';
import { mailDomainsOf } from './mail-domains.ts';
import type { Surroundings } from './surroundings.ts';

type Place = Pick<Surroundings, 'stage' | 'brands'>;

/** Mails in the name of each brand's own domain, and of no other. */
export function describeMailAccess(
  { sendsMail = false, readsMailIdentities = false }: DataAccess,
  { brands }: Place,
  scope: Construct,
): PolicyStatement[] {
  const identities = mailDomainsOf(brands).map((resourceName) =>
    Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName }),
  );
  return [
    ...allow(['ses:SendEmail'], sendsMail ? identities : []),
    ...allow(['ses:GetEmailIdentity'], readsMailIdentities ? identities : []),
  ];
}

/** The models that the stage has chosen, of the kinds that the access names, and the secret with the key of one. */
export function describeModelAccess(
  { callsModels = [] }: DataAccess,
  { stage }: Place,
  scope: Construct,
): PolicyStatement[] {
  const { model } = stage;
  const region = model.BEDROCK_REGION ?? stage.region;
  const guardrails = callsModels.includes('phrasing') ? toList(model.BEDROCK_GUARDRAIL_ID) : [];
  const secrets = callsModels.includes('phrasing') ? toList(model.MODEL_API_KEY_SECRET) : [];
  const modelIds = callsModels.flatMap((kind) =>
    toList(kind === 'phrasing' ? model.BEDROCK_MODEL_ID : model.BEDROCK_EMBEDDING_MODEL_ID),
  );
  const formatArn = (resource: string, resourceName: string) =>
    Stack.of(scope).formatArn({ service: 'bedrock', region, resource, resourceName });
  return [
    ...allow(
      ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'],
      modelIds.flatMap((modelId) => describeModel(modelId, region, scope)),
    ),
    ...allow(
      ['bedrock:ApplyGuardrail'],
      guardrails.map((id) => formatArn('guardrail', id)),
    ),
    ...allow(
      ['secretsmanager:GetSecretValue'],
      secrets.map((name) => describeSecret(name, scope)),
    ),
  ];
}

const geography = /^(?:us|us-gov|eu|apac|au|jp|ca|global)\./;

/** A model of one region, or the inference profile of a geography with its model wherever it runs. */
function describeModel(modelId: string, region: string, scope: Construct): string[] {
  const foundationModel = (name: string, place: string) =>
    `arn:aws:bedrock:${place}::foundation-model/${name}`;
  if (!geography.test(modelId)) return [foundationModel(modelId, region)];
  const profile = { service: 'bedrock', region, resource: 'inference-profile', resourceName: modelId };
  return [Stack.of(scope).formatArn(profile), foundationModel(modelId.replace(geography, ''), '*')];
}

/** Secrets Manager appends six characters to the name. */
function describeSecret(name: string, scope: Construct): string {
  return Stack.of(scope).formatArn({
    service: 'secretsmanager',
    resource: 'secret',
    resourceName: `${name}-??????`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}

function toList(value: string | undefined): string[] {
  return value ? [value] : [];
}
