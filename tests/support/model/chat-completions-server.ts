import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import * as z from 'zod';

const requestSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  max_tokens: z.number().optional(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z
        .union([z.string(), z.array(z.object({ text: z.string() }))])
        .transform((content) =>
          typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
        ),
    }),
  ),
});

/** A step of a scripted reply: a piece of text, raw bytes, a stall until `resume`, or a cut connection. */
export type Step = { say: string } | { write: string } | 'stall' | 'break';
export type Script = { status?: number; steps?: Step[]; cachedTokens?: number };
/** A received request: the full prompt text, and the output limit. */
export type Asked = {
  model: string;
  text: string;
  maxTokens: number | undefined;
  authorization: string | undefined;
};

export type ChatCompletionsServer = {
  baseUrl: string;
  asked: Asked[];
  /** Resolves when a script stalls for the first time. */
  stalled: Promise<void>;
  /** Resumes the stalled script. */
  resume(): void;
  stop(): Promise<void>;
};

/**
 * A local model server with the streaming OpenAI chat completions protocol. It plays the scripts in turn,
 * repeating the last; a function builds the script from the request.
 */
export async function startChatCompletionsServer(
  ...scripts: (Script | ((asked: Asked) => Script))[]
): Promise<ChatCompletionsServer> {
  const asked: Asked[] = [];
  const stall = Promise.withResolvers<void>();
  let resume = () => undefined;
  const fallSilent = () =>
    new Promise<void>((resolve) => {
      resume = () => void resolve();
      stall.resolve();
    });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { model, messages, max_tokens: maxTokens } = requestSchema.parse(JSON.parse(body));
    const received = {
      model,
      text: messages.map(({ content }) => content).join('\n\n'),
      maxTokens,
      authorization: request.headers.authorization,
    };
    const script = scripts[Math.min(asked.length, scripts.length - 1)] ?? {};
    asked.push(received);
    await play(response, typeof script === 'function' ? script(received) : script, fallSilent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    stalled: stall.promise,
    resume: () => resume(),
    async stop() {
      server.closeAllConnections();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}

async function play(
  response: ServerResponse,
  { status = 200, steps = [], cachedTokens = 0 }: Script,
  fallSilent: () => Promise<void>,
): Promise<void> {
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'test' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const step of steps) {
    if (step === 'stall') await fallSilent();
    else if (step === 'break') {
      response.write('', () => response.destroy());
      return;
    } else if ('say' in step) response.write(eventOf({ delta: { role: 'assistant', content: step.say } }));
    else response.write(step.write);
  }
  response.write(eventOf({ delta: {}, finish_reason: 'stop' }));
  response.write(
    `data: ${JSON.stringify({ ...envelope, choices: [], usage: countUsage(cachedTokens) })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

const countUsage = (cached_tokens: number) => ({
  ...{ prompt_tokens: 300, completion_tokens: 40, total_tokens: 340 },
  prompt_tokens_details: { cached_tokens },
});
const envelope = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test' };

function eventOf(choice: object): string {
  return `data: ${JSON.stringify({ ...envelope, choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`;
}
