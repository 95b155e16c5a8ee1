import { Resolver } from 'node:dns/promises';
import * as z from 'zod';

/** The values of a name's records of a type, none when there are none; undefined when DNS gives no answer. */
export type RecordLookup = (name: string, type: 'TXT' | 'CNAME' | 'NS') => Promise<string[] | undefined>;

const systemErrorSchema = z.object({ code: z.string() });
const recordsSchema = z.array(z.union([z.string(), z.array(z.string())]));
const none = new Set(['ENODATA', 'ENOTFOUND']);

/** Asks the resolvers of this machine, anew each time. */
export const lookUpRecords: RecordLookup = async (name, type) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  try {
    const records = recordsSchema.parse(await resolver.resolve(name, type));
    // A long text is stored in parts: RFC 7208, 3.3.
    return records.map((record) => (typeof record === 'string' ? record : record.join('')));
  } catch (error) {
    const { data } = systemErrorSchema.safeParse(error);
    return data && none.has(data.code) ? [] : undefined;
  }
};
