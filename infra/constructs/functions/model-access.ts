import type { DataAccess } from '#functions/policy.ts';
import { type AccessTargets, formatArn, type Place } from './access-targets.ts';
import { allow, type Permission } from './permission.ts';

/** The models that the stage has chosen, of the kinds that the access names, and the secret with the key of one. */
export function describeModelAccess(
  { callsModels = [] }: DataAccess,
  { model, place }: Pick<AccessTargets, 'model' | 'place'>,
): Permission[] {
  const modelPlace = { ...place, region: model.BEDROCK_REGION ?? place.region };
  const guardrails = callsModels.includes('phrasing') ? toList(model.BEDROCK_GUARDRAIL_ID) : [];
  const secrets = callsModels.includes('phrasing') ? toList(model.MODEL_API_KEY_SECRET) : [];
  const modelIds = callsModels.flatMap((kind) =>
    toList(kind === 'phrasing' ? model.BEDROCK_MODEL_ID : model.BEDROCK_EMBEDDING_MODEL_ID),
  );
  return [
    ...allow(
      ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'],
      modelIds.flatMap((modelId) => describeModel(modelId, modelPlace)),
    ),
    ...allow(
      ['bedrock:ApplyGuardrail'],
      guardrails.map((id) => formatArn(modelPlace, 'bedrock', `guardrail/${id}`)),
    ),
    ...allow(
      ['secretsmanager:GetSecretValue'],
      // Secrets Manager appends six characters to the name.
      secrets.map((name) => formatArn(place, 'secretsmanager', `secret:${name}-??????`)),
    ),
  ];
}

const geography = /^(?:us|us-gov|eu|apac|au|jp|ca|global)\./;

/** A model of one region, or the inference profile of a geography with its model wherever it runs. */
function describeModel(modelId: string, place: Place): string[] {
  const foundationModel = (name: string, region: string) =>
    `arn:aws:bedrock:${region}::foundation-model/${name}`;
  if (!geography.test(modelId)) return [foundationModel(modelId, place.region)];
  return [
    formatArn(place, 'bedrock', `inference-profile/${modelId}`),
    foundationModel(modelId.replace(geography, ''), '*'),
  ];
}

function toList(value: string | undefined): string[] {
  return value ? [value] : [];
}
