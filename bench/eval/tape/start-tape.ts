import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import { close, listen } from '#infra/local/listen.ts';
import { streamReply } from './stream-reply.ts';
import type { Prompt } from './tape-folder.ts';
import { keyOf, messageSchema } from './tape-key.ts';

const requestSchema = z.object({
  messages: z.array(messageSchema),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
});

/** A prompt as the product sent it, with the tape's reply if there is one. */
export type Played = { key: string; text: string; reply: string | undefined };

export type Tape = {
  /** For `MODEL_BASE_URL`. */
  baseUrl: string;
  /** Plays other replies from now on. */
  insert(replies: ReadonlyMap<string, string>): void;
  /** Sets the recipient of the following prompts and clears `played`. */
  turnTo(asked: Prompt['asked']): void;
  played(): readonly Played[];
  /** Keys without a reply. */
  lacking(): ReadonlySet<string>;
  stop(): Promise<void>;
};

/** The model's name in the protocol; no key depends on it. */
export const tapeModelId = 'tape';

/**
 * Serves recorded replies in the OpenAI chat completions protocol; a prompt without a reply goes to `onLacking` and is
 * filtered, so that the engine answers and no failure counts.
 */
export async function startTape(
  replies: ReadonlyMap<string, string>,
  onLacking: (prompt: Prompt) => void = () => undefined,
): Promise<Tape> {
  let inserted = replies;
  let asked: Prompt['asked'] = { site: '' };
  let played: Played[] = [];
  const lacking = new Set<string>();
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return sendModels(response);
    const body = await readBody(request);
    const { messages, max_tokens, max_completion_tokens } = requestSchema.parse(JSON.parse(body));
    const key = keyOf(messages);
    const reply = inserted.get(key);
    played.push({ key, text: messages.map(({ content }) => content).join('\n\n'), reply });
    // Prompts during a conversion are for its readiness check, which no tape holds.
    if (reply === undefined && asked.question !== undefined) {
      lacking.add(key);
      const maxTokens = max_completion_tokens ?? max_tokens;
      onLacking({ key, messages, ...(maxTokens !== undefined && { maxTokens }), asked });
    }
    streamReply(response, tapeModelId, reply);
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    insert(next) {
      inserted = next;
    },
    turnTo(next) {
      asked = next;
      played = [];
    },
    played: () => played,
    lacking: () => lacking,
    stop: () => close(server),
  };
}

function sendModels(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data: [{ id: tapeModelId, object: 'model' }] }));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}
