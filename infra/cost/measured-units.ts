import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** What a piece of work takes from the embedded engines. */
const unitsSchema = z.object({
  tableWriteUnit: z.number(),
  tableReadUnit: z.number(),
  objectWrite: z.number(),
  objectRead: z.number(),
  /** Messages sent to queues. */
  messages: z.number(),
});
export type Units = z.infer<typeof unitsSchema>;

/** The pieces of work that are measured; a missing one is refused. */
const measuredSchema = z.strictObject({
  firstMessage: unitsSchema,
  laterMessage: unitsSchema,
  poll: unitsSchema,
  /** A website of 25 pages and three documents with its signup and mails, without polls. */
  conversion: unitsSchema,
  sweep: unitsSchema,
});
export type MeasuredUnits = z.infer<typeof measuredSchema>;

const file = new URL('./measured-units.json', import.meta.url);

/** Units as last measured by `npm run docs:cost`. */
export const measuredUnits: MeasuredUnits = measuredSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Replaces them. */
export function writeMeasuredUnits(units: MeasuredUnits): void {
  writeFileSync(file, `${JSON.stringify(measuredSchema.parse(units), undefined, 2)}\n`);
}
