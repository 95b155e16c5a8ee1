import type { DataAccess } from '#functions/policy/policy.ts';
import { readGuardrailName } from '#functions/runtime/model-env.ts';
import { type AccessTargets, formatArn, type Place } from './access-targets.ts';
import { allow, type Permission } from './permission.ts';

/** Access to the stage's models of the named kinds, and to the secret with an API key. */
export function describeModelAccess(
  { callsModels = [] }: DataAccess,
  { model, place }: Pick<AccessTargets, 'model' | 'place'>,
): Permission[] {
  const modelPlace = { ...place, region: model.BEDROCK_REGION ?? place.region };
  const guardrails = callsModels.includes('phrasing') ? listGuardrails(model) : [];
  const secrets = callsModels.includes('phrasing') ? toList(model.MODEL_API_KEY_SECRET) : [];
  const modelIds = callsModels.flatMap((kind) =>
    kind === 'phrasing' ? listPhrasingModels(model) : toList(model.BEDROCK_EMBEDDING_MODEL_ID),
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

/** The model that answers and, if it is another, the one that checks its sentences. */
function listPhrasingModels({ BEDROCK_MODEL_ID, MODEL_CHECK_ID }: AccessTargets['model']): string[] {
  const isModel = MODEL_CHECK_ID !== 'off' && !readGuardrailName(MODEL_CHECK_ID);
  const checker = BEDROCK_MODEL_ID && isModel ? MODEL_CHECK_ID : undefined;
  return [...new Set([...toList(BEDROCK_MODEL_ID), ...toList(checker)])];
}

/** The one that guards the model's words, and the one that checks its sentences. */
function listGuardrails({ BEDROCK_GUARDRAIL_ID, MODEL_CHECK_ID }: AccessTargets['model']): string[] {
  return [...new Set([...toList(BEDROCK_GUARDRAIL_ID), ...toList(readGuardrailName(MODEL_CHECK_ID)?.id)])];
}

const geography = /^(?:us|us-gov|eu|apac|au|jp|ca|global)\./;

/** A model of one region, or a geographic inference profile with its model in every region. */
function describeModel(modelId: string, place: Place): string[] {
  const foundationModel = (name: string, region: string) =>
    `arn:aws:bedrock:${region}::foundation-model/${name}`;
  if (!geography.test(modelId)) return [foundationModel(modelId, place.region)];
  return [
    formatArn(place, 'bedrock', `inference-profile/${modelId}`),
    foundationModel(modelId.replace(geography, ''), '*'),
  ];
}

const toList = (value: string | undefined): string[] => (value ? [value] : []);
