import type { ServerResponse } from 'node:http';

/** About what a model sends at once. */
const pieceCharacters = 24;
/** The usual estimate when no provider counts. */
const charactersPerToken = 4;

/** Streams a reply as a chat completion; without a reply it is one that a content filter withheld. */
export function streamReply(response: ServerResponse, model: string, reply: string | undefined): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (part: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-tape', object: 'chat.completion.chunk', created: 1, model, ...part })}\n\n`,
    );
  const sendChoice = (choice: object) =>
    send({ choices: [{ index: 0, delta: {}, finish_reason: null, ...choice }] });
  const letters = [...(reply ?? '')];
  for (let start = 0; start < letters.length; start += pieceCharacters) {
    const content = letters.slice(start, start + pieceCharacters).join('');
    sendChoice({ delta: { role: 'assistant', content } });
  }
  sendChoice({ finish_reason: reply === undefined ? 'content_filter' : 'stop' });
  const completion_tokens = Math.ceil(letters.length / charactersPerToken);
  send({ choices: [], usage: { prompt_tokens: 0, completion_tokens, total_tokens: completion_tokens } });
  response.end('data: [DONE]\n\n');
}
