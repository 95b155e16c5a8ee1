import { AwsV4Signer } from 'aws4fetch';
import * as z from 'zod';
import { ModelFailure } from '#functions/domain/model/model-failure.ts';
import type { LanguageModel, ModelRequest } from '#functions/domain/model/ports.ts';
import type { GuardrailPlace } from './model-settings.ts';
import { toModelFailure } from './to-model-failure.ts';

/** The guardrail wants a question to measure relevance, whose score isn't used. */
const neutralQuery = 'What does this say?';

/** https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_GuardrailContextualGroundingFilter.html */
const replySchema = z.object({
  assessments: z.array(
    z.object({
      contextualGroundingPolicy: z
        .object({
          filters: z.array(z.object({ type: z.string(), score: z.number(), threshold: z.number() })),
        })
        .optional(),
    }),
  ),
});

/**
 * Amazon Bedrock's contextual grounding check in the place of a model: `reading` is what the sentence in `prompt` must
 * follow from, and the reply is yes or no. It reports no tokens, so its estimate counts. Only tests replace `fetch`.
 */
export function openGroundingCheck(
  place: GuardrailPlace,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): LanguageModel {
  return async function* check(request) {
    try {
      const response = await fetch(await sign(place, request), { signal: request.signal, redirect: 'error' });
      // The reason is told by the status alone; the body may repeat the sentence.
      if (!response.ok) throw Object.assign(new Error('refused'), { statusCode: response.status });
      yield { kind: 'text', text: isGrounded(await response.json()) ? 'yes' : 'no' };
    } catch (error) {
      throw toModelFailure(error, request.signal);
    }
  };
}

function isGrounded(reply: unknown): boolean {
  const { assessments } = replySchema.parse(reply);
  const filters = assessments.flatMap(
    ({ contextualGroundingPolicy }) => contextualGroundingPolicy?.filters ?? [],
  );
  const grounding = filters.filter(({ type }) => type === 'GROUNDING');
  // A guardrail without this filter confirms nothing.
  if (grounding.length === 0) throw new ModelFailure('garbled');
  return grounding.every(({ score, threshold }) => score >= threshold);
}

async function sign(
  { id, version, region }: GuardrailPlace,
  { reading = '', prompt }: Pick<ModelRequest, 'reading' | 'prompt'>,
): Promise<Request> {
  const text = (words: string, qualifier: string) => ({ text: { text: words, qualifiers: [qualifier] } });
  const signer = new AwsV4Signer({
    url: `https://bedrock-runtime.${region}.amazonaws.com/guardrail/${id}/version/${version}/apply`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      source: 'OUTPUT',
      // The scores of what passed come with the full output only.
      outputScope: 'FULL',
      content: [
        text(reading, 'grounding_source'),
        text(neutralQuery, 'query'),
        text(prompt, 'guard_content'),
      ],
    }),
    region,
    service: 'bedrock',
    ...readCredentials(),
  });
  const { url, ...init } = await signer.sign();
  return new Request(url, init);
}

/** Those of the function's role, which Lambda renews in these variables. */
function readCredentials() {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}
