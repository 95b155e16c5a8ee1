import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { buildCheckPrompt, type Claim, readCheckReply } from '#functions/engine/reading/check/claim-check.ts';

/** The day on which all sentences are checked. */
const today = '2026-01-15';

const replySchema = z.object({ key: z.string(), reply: z.string() });

/** Replies of one checker to prompts, by a hash of the prompt. */
export type CheckTape = {
  /** Undefined without a reply, as when nobody could be asked. */
  check(claim: Claim): boolean | undefined;
  lacking(): number;
};

/** Opens a tape; prompts without a reply are written to `record`, a file of its own. */
export function openCheckTape(file: string, record: string | undefined): CheckTape {
  const replies = new Map(
    (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
      .filter((line) => line.trim() !== '')
      .map((line) => replySchema.parse(JSON.parse(line)))
      .map(({ key, reply }) => [key, reply]),
  );
  const lacking = new Set<string>();
  if (record) {
    mkdirSync(path.dirname(record), { recursive: true });
    writeFileSync(record, '');
  }
  return {
    check(claim) {
      const { instructions, prompt } = buildCheckPrompt(claim, 'instructed', today);
      const key = createHash('sha256').update(`${instructions}\n\n${prompt}`).digest('hex').slice(0, 16);
      const reply = replies.get(key);
      if (reply !== undefined) return readCheckReply(reply);
      if (!lacking.has(key) && record) appendFileSync(record, `${JSON.stringify({ key, prompt })}\n`);
      lacking.add(key);
      return undefined;
    },
    lacking: () => lacking.size,
  };
}
