import type { LanguageModel, ModelRequest } from './ports.ts';

/**
 * Lets a model read what stays the same before the first question comes. Worth it on this machine alone: it reads slowly
 * there, remembers the beginning of its last prompt, and bills nothing. Never throws: nobody waits for it.
 */
export async function warmReading(
  model: LanguageModel,
  { instructions, reading, signal }: Pick<ModelRequest, 'instructions' | 'signal'> & { reading: string },
): Promise<void> {
  const request = { purpose: 'warm-up', instructions, reading, prompt: '', outputTokens: 1, signal } as const;
  try {
    for await (const _ of model(request));
  } catch {
    // The first question finds out by itself.
  }
}
