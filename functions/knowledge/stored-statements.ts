import * as z from 'zod';
import { type Passage, passageSchema, type Statement, statementSchema } from './knowledge.ts';
import { offsetsOf } from './number-arrays.ts';

/** What is stored of a passage apart from its statements. */
export const passageHeadSchema = passageSchema.omit({ statements: true });
type PassageHead = z.infer<typeof passageHeadSchema>;

const statementsSchema = z.array(statementSchema);

/** The statements of all passages one after the other, those of passage `p` from `offsets[p]` up to `offsets[p + 1]`. */
type StoredStatements = { bytes: Uint8Array; offsets: Uint32Array };

/** Writes the statements of each passage as JSON. */
export function storeStatements(passages: readonly Passage[]): StoredStatements {
  const pieces = passages.map(({ statements }) => Buffer.from(JSON.stringify(statements)));
  return { bytes: Buffer.concat(pieces), offsets: offsetsOf(pieces.map(({ length }) => length)) };
}

/**
 * Passages that read their statements when they are asked for: an answer looks at few of the thousand that a large site
 * has, and reading all took most of the time of a load.
 */
export function openPassages(heads: readonly PassageHead[], stored: StoredStatements): Passage[] {
  const text = new TextDecoder();
  const read = (passage: number): Statement[] => {
    const piece = stored.bytes.subarray(stored.offsets[passage], stored.offsets[passage + 1]);
    return statementsSchema.parse(JSON.parse(text.decode(piece)));
  };
  return heads.map((head, passage) => {
    let statements: Statement[] | undefined;
    return {
      ...head,
      get statements() {
        statements ??= read(passage);
        return statements;
      },
    };
  });
}
