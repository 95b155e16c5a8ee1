import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { chooseModel } from './model-env.ts';

const base = {
  TABLE_NAME: 'table',
  BUCKET_NAME: 'bucket',
  CONVERSION_QUEUE_URL: 'http://localhost/1',
  CONVERSION_DEAD_LETTER_QUEUE_URL: 'http://localhost/2',
  KNOWLEDGE_QUEUE_URL: 'http://localhost/5',
  KNOWLEDGE_DEAD_LETTER_QUEUE_URL: 'http://localhost/6',
  MAIL_QUEUE_URL: 'http://localhost/3',
  MAIL_DEAD_LETTER_QUEUE_URL: 'http://localhost/4',
  WEBHOOK_QUEUE_URL: 'http://localhost/7',
  WEBHOOK_DEAD_LETTER_QUEUE_URL: 'http://localhost/8',
  LIFE_CYCLE_QUEUE_URL: 'http://localhost/9',
  LIFE_CYCLE_DEAD_LETTER_QUEUE_URL: 'http://localhost/10',
  LEDGER_QUEUE_URL: 'http://localhost/11',
  LEDGER_DEAD_LETTER_QUEUE_URL: 'http://localhost/12',
  RECEIVED_MAIL_QUEUE_URL: 'http://localhost/13',
  RECEIVED_MAIL_DEAD_LETTER_QUEUE_URL: 'http://localhost/14',
};
const endpoint = { MODEL_BASE_URL: 'http://localhost:11434/v1', MODEL_ID: 'small' };
const bedrock = { BEDROCK_MODEL_ID: 'amazon.nova-lite-v1:0', AWS_REGION: 'eu-central-1' };

describe('the model configuration', () => {
  it('is undefined without its variables', () => {
    expect(chooseModel(readEnv(base))).toBeUndefined();
  });

  it('is an endpoint with its secret’s name and a budget', () => {
    const choice = chooseModel(
      readEnv({ ...base, ...endpoint, MODEL_API_KEY_SECRET: 'model-key', MODEL_DAILY_CALLS: '9' }),
    );
    expect(choice).toMatchObject({
      model: {
        provider: 'openai-compatible',
        baseUrl: endpoint.MODEL_BASE_URL,
        modelId: 'small',
        apiKeySecret: 'model-key',
      },
      dailyCalls: 9,
    });
  });

  it.each([
    ['http://localhost:11434/v1', true],
    ['http://127.0.0.1:8080/v1', true],
    ['http://[::1]:8080/v1', true],
    ['https://localhost.example/v1', false],
  ])('at %s gets more time to start and never reads more than its budget when local: %s', (url, isHere) => {
    const choice = chooseModel(readEnv({ ...base, ...endpoint, MODEL_BASE_URL: url }));
    expect(choice?.readingTokens).toEqual({ whole: isHere ? 4000 : 6000, found: 4000 });
    expect(choice?.firstPieceMs).toBe(isHere ? 9000 : 4000);
  });

  it('has the configured reading size and prompt versions', () => {
    const settings = {
      ...{ MODEL_READING_TOKENS: '3000', MODEL_PROMPT_VERSION: 'one' },
      ...{ MODEL_EXAM_PROMPT_VERSION: 'two', MODEL_SUMMARY_PROMPT_VERSION: 'three' },
    };
    expect(chooseModel(readEnv({ ...base, ...bedrock, ...settings }))).toMatchObject({
      readingTokens: { whole: 4500, found: 3000 },
      promptVersions: { answer: 'one', exam: 'two', summary: 'three' },
    });
  });

  it('is Bedrock in its own region, with a guardrail', () => {
    const guardrail = { BEDROCK_GUARDRAIL_ID: 'gr-7', BEDROCK_GUARDRAIL_VERSION: '2' };
    const choice = chooseModel(readEnv({ ...base, ...bedrock, ...guardrail, BEDROCK_REGION: 'us-west-2' }));
    expect(choice?.model).toEqual({
      provider: 'bedrock',
      modelId: bedrock.BEDROCK_MODEL_ID,
      region: 'us-west-2',
      guardrail: { id: 'gr-7', version: '2' },
    });
  });

  it('has its sentences checked by a guardrail that is named as checker', () => {
    const check = { MODEL_CHECK_ID: 'guardrail/gr7/2', BEDROCK_REGION: 'us-west-2' };
    expect(chooseModel(readEnv({ ...base, ...endpoint, ...check }))).toMatchObject({
      checkModelId: 'guardrail/gr7/2',
      checkGuardrail: { id: 'gr7', version: '2', region: 'us-west-2' },
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'an endpoint without a model',
      { MODEL_BASE_URL: endpoint.MODEL_BASE_URL },
      /MODEL_BASE_URL and MODEL_ID/,
    ],
    ['a malformed URL', { ...endpoint, MODEL_BASE_URL: 'file:///model' }, /MODEL_BASE_URL/],
    ['two models', { ...endpoint, ...bedrock }, /choose one model/],
    ['half a guardrail', { ...bedrock, BEDROCK_GUARDRAIL_ID: 'gr-7' }, /BEDROCK_GUARDRAIL_VERSION/],
    ['a guardrail nowhere', { ...endpoint, MODEL_CHECK_ID: 'guardrail/gr7/2' }, /BEDROCK_REGION/],
    ['Bedrock nowhere', { BEDROCK_MODEL_ID: 'm' }, /BEDROCK_REGION/],
    [
      'a key in the environment of a function in the cloud',
      { ...endpoint, MODEL_API_KEY: 'key-1', AWS_LAMBDA_FUNCTION_NAME: 'chat' },
      /Secrets Manager/,
    ],
  ])('refuses %s and says what to do', (_name, variables, message) => {
    expect(() => readEnv({ ...base, ...variables })).toThrow(message);
    expect(() => readEnv({ ...base, ...variables })).not.toThrow(/key-1/);
  });
});
