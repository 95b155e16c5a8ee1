import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { messageSchema } from './tape-key.ts';

const promptSchema = z.object({
  key: z.string(),
  messages: z.array(messageSchema),
  maxTokens: z.number().optional(),
  /** The index of its question, counted from 0. */
  asked: z.object({ site: z.string(), question: z.number().optional() }),
});
export type Prompt = z.infer<typeof promptSchema>;

const replySchema = z.object({ key: z.string(), text: z.string() });

/** The replies of a tape by key; a later one replaces an earlier one. */
export function readReplies(folder: string): Map<string, string> {
  return new Map(
    readLines(join(folder, 'replies.jsonl')).map((line) => {
      const { key, text } = replySchema.parse(line);
      return [key, text];
    }),
  );
}

/** Opens the list of prompts for a writer of replies, with each prompt once over all rounds. */
export function openPrompts(folder: string): { add(prompt: Prompt): void } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'prompts.jsonl');
  const known = new Set(readLines(file).map((line) => promptSchema.parse(line).key));
  return {
    add(prompt) {
      if (known.has(prompt.key)) return;
      known.add(prompt.key);
      appendFileSync(file, `${JSON.stringify(prompt)}\n`);
    },
  };
}

function readLines(file: string): unknown[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
