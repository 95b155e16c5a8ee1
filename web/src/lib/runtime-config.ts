import '#web/lib/parse-without-eval.ts';
import * as z from 'zod';

const runtimeConfigSchema = z.object({
  /** Addresses at which hosts of crawled sites can be opened from this machine. */
  siteAddresses: z.record(z.string(), z.string()).default({}),
  sampleSiteUrl: z.string().optional(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** Reads what the server wrote into the page; defaults where it wrote nothing or nonsense. */
export function parseRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  try {
    return runtimeConfigSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return { siteAddresses: {} };
  }
}

/** The page's own configuration. */
export const runtimeConfig = parseRuntimeConfig(
  typeof document === 'undefined' ? null : document.getElementById('runtime-config')?.textContent,
);
