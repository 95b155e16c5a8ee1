import * as z from 'zod';

export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;

/** The limit on what loads before the first interaction, in brotli kilobytes of 1,000 bytes; `files` limits the scripts. */
export type Budget = { script: number; style: number; files?: number };

/** Adds up the chunks and everything they import; `measure` returns the brotli bytes of a file. */
export function findOverdrafts(
  manifest: Manifest,
  { chunks, budget }: { chunks: readonly string[]; budget: Budget },
  measure: (file: string) => number,
) {
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const imported of manifest[name]?.imports ?? []) load(imported);
  };
  for (const chunk of chunks) load(chunk);
  const parts = [...loaded].flatMap((name) => manifest[name] ?? []);
  const weigh = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + measure(file), 0) / 1000;
  const scripts = new Set(parts.map(({ file }) => file));
  const script = weigh([...scripts]);
  const style = weigh(parts.flatMap(({ css }) => css));
  return {
    // A chunk that the build does not know would weigh nothing and prove nothing.
    isOver:
      script > budget.script ||
      style > budget.style ||
      scripts.size > (budget.files ?? Number.POSITIVE_INFINITY) ||
      parts.length < loaded.size,
    text: `${chunks.at(-1)}: scripts ${script.toFixed(2)} of ${budget.script} KB in ${scripts.size} files, styles ${style.toFixed(2)} of ${budget.style} KB`,
  };
}
