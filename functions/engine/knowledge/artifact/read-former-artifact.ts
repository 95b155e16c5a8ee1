import * as z from 'zod';
import { readNumbers, widthSchema } from '../index/number-arrays.ts';
import { type KnowledgeData, knowledgeDataSchema, type Statement, statementSchema } from '../knowledge.ts';
import { passageHeadSchema } from './stored-statements.ts';

const sizeSchema = z.number().int().nonnegative();

/** Stores every passage in the header. */
const secondFormSchema = z.object({ version: z.literal(2), knowledge: knowledgeDataSchema });
/** Stores statements after the index. */
const thirdFormSchema = z.object({
  version: z.literal(3),
  knowledge: knowledgeDataSchema.extend({ passages: z.array(passageHeadSchema) }),
  arrays: z.array(z.object({ length: sizeSchema, width: widthSchema })),
  bytes: z.object({ terms: sizeSchema, words: sizeSchema }),
});

/** Reads knowledge published in one of the two former formats, for reindexing. Throws for any other. */
export function readFormer(json: unknown, rest: Uint8Array): KnowledgeData {
  const second = secondFormSchema.safeParse(json);
  if (second.success) return second.data.knowledge;
  const third = thirdFormSchema.safeParse(json);
  if (!third.success) throw new Error('The knowledge artifact is of another version.');
  const { knowledge, arrays, bytes } = third.data;
  const termsStart = arrays.reduce((end, { length, width }) => end + length * width, 0);
  const last = arrays.at(-1) ?? { length: 0, width: 1 };
  const offsets = readNumbers(rest.subarray(termsStart - last.length * last.width, termsStart), last.width);
  const statements = rest.subarray(termsStart + bytes.terms + bytes.words);
  const read = (passage: number): Statement[] => {
    const piece = statements.subarray(offsets[passage], offsets[passage + 1]);
    return z.array(statementSchema).parse(JSON.parse(new TextDecoder().decode(piece)));
  };
  return {
    ...knowledge,
    passages: knowledge.passages.map((head, passage) => ({ ...head, statements: read(passage) })),
  };
}
