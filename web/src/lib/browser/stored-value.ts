import type * as z from 'zod';

/** A JSON value in browser storage, parsed on read. Without storage, nothing is kept. */
export function makeStoredValue<Schema extends z.ZodType>(
  findStore: () => Storage,
  key: string,
  schema: Schema,
) {
  return {
    read(): z.output<Schema> | undefined {
      try {
        return schema.safeParse(JSON.parse(findStore().getItem(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    write(value: z.input<Schema>): void {
      try {
        findStore().setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full stores refuse writes; the page works without.
      }
    },
    clear(): void {
      try {
        findStore().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
