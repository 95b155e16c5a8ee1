import * as z from 'zod';

/** Network and clock, replaced by tests. */
export type ProbePorts = { fetch: typeof globalThis.fetch; now(): number };

export type Endpoint = { baseUrl: string; modelId: string; apiKey?: string | undefined };

/** A running server lists its models immediately. */
const listMs = 1000;
/** The first call loads the model into memory. */
const replyMs = 20_000;

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
  usage: z.object({ prompt_tokens: z.number().positive() }).optional(),
});

/** An endpoint's models; empty when nobody answers. */
export async function listModels(ports: ProbePorts, baseUrl: string): Promise<string[]> {
  const listed = listSchema.safeParse(await readJson(ports, `${baseUrl}/models`, { ms: listMs }));
  return listed.data?.data.map(({ id }) => id) ?? [];
}

/**
 * A model's reply to a prompt, with the prompt's token count if reported; undefined without a reply in time.
 */
export async function askEndpoint(
  ports: ProbePorts,
  { baseUrl, modelId, apiKey }: Endpoint,
  prompt: string,
  outputTokens: number,
): Promise<{ text: string; promptTokens: number | undefined } | undefined> {
  const reply = replySchema.safeParse(
    await readJson(ports, `${baseUrl}/chat/completions`, {
      ms: replyMs,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model: modelId,
        messages: [{ role: 'user', content: prompt }],
        max_tokens: outputTokens,
        temperature: 0,
      }),
    }),
  ).data;
  if (!reply) return undefined;
  return { text: reply.choices[0]?.message.content ?? '', promptTokens: reply.usage?.prompt_tokens };
}

/** JSON from a URL; undefined when there is none in time. */
export async function readJson(
  { fetch }: Pick<ProbePorts, 'fetch'>,
  url: string,
  { ms = listMs, ...init }: RequestInit & { ms?: number } = {},
): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ms) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
