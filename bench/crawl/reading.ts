import * as z from 'zod';

/** The input of a reading process. */
export const taskSchema = z.object({ port: z.number(), paths: z.array(z.string()), concurrency: z.number() });
export type Task = z.infer<typeof taskSchema>;

/** Its result: pages, characters of text and links, and the resources used. */
export const readingSchema = z.object({
  pages: z.number(),
  characters: z.number(),
  links: z.number(),
  milliseconds: z.number(),
  cpuMilliseconds: z.number(),
  peakMegabytes: z.number(),
});
export type Reading = z.infer<typeof readingSchema>;

type Found = Pick<Reading, 'pages' | 'characters' | 'links'>;

/** Reads on the parent process's request and reports back; modules are loaded before the clock starts. */
export async function runReadingTask(read: (task: Task) => Promise<Found>): Promise<void> {
  const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''));
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const found = await read(task);
  const milliseconds = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  const reading: Reading = {
    ...found,
    milliseconds,
    cpuMilliseconds: (user + system) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`\n${JSON.stringify(reading)}\n`, () => process.exit(0));
}
