/** A version of a Bedrock guardrail. */
export type GuardrailPlace = { id: string; version: string; region: string };

/** The model that phrases answers. The chat works without one. */
export type ModelSettings =
  | {
      provider: 'openai-compatible';
      baseUrl: string;
      modelId: string;
      /** Reads the API key on demand; undefined when the endpoint needs none. */
      readApiKey: (() => Promise<string>) | undefined;
    }
  | {
      provider: 'bedrock';
      modelId: string;
      region: string;
      guardrail: { id: string; version: string } | undefined;
    };
