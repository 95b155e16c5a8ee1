/** Which model phrases answers. The chat works without any. */
export type ModelSettings =
  | {
      provider: 'openai-compatible';
      baseUrl: string;
      modelId: string;
      /** How to get the key when a call needs it; undefined where the endpoint wants none. */
      readApiKey: (() => Promise<string>) | undefined;
    }
  | {
      provider: 'bedrock';
      modelId: string;
      region: string;
      guardrail: { id: string; version: string } | undefined;
    };
