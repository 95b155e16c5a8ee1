import * as z from 'zod';

/** A local model server at its default URL. */
export type LocalServer = {
  name: string;
  origin: string;
  /** Where it reports a loaded model's context size: longer prompts silently lose their beginning. */
  context: { path: string; read: (json: unknown, modelId: string) => number | undefined };
};

const ollamaSchema = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().optional() })),
});
const studioSchema = z.object({
  data: z.array(z.object({ id: z.string(), loaded_context_length: z.number().optional() })),
});
const llamaSchema = z.object({ default_generation_settings: z.object({ n_ctx: z.number() }) });

/** Loopback addresses only, so that no other machine is probed. */
export const localServers: readonly LocalServer[] = [
  {
    name: 'Ollama',
    origin: 'http://127.0.0.1:11434',
    context: {
      path: '/api/ps',
      read: (json, modelId) =>
        ollamaSchema.safeParse(json).data?.models.find(({ name }) => name === modelId)?.context_length,
    },
  },
  {
    name: 'LM Studio',
    origin: 'http://127.0.0.1:1234',
    context: {
      path: '/api/v0/models',
      read: (json, modelId) =>
        studioSchema.safeParse(json).data?.data.find(({ id }) => id === modelId)?.loaded_context_length,
    },
  },
  {
    name: 'llama.cpp',
    origin: 'http://127.0.0.1:8080',
    context: {
      path: '/props',
      read: (json) => llamaSchema.safeParse(json).data?.default_generation_settings.n_ctx,
    },
  },
];
