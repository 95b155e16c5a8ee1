import { trialClaims } from '#functions/engine/reading/check/trial-claims.ts';
import {
  type Asked,
  type ChatCompletionsServer,
  type Script,
  startChatCompletionsServer,
} from './chat-completions-server.ts';

/** Tells the claims of a trial apart, and confirms whatever a website says. */
export function checkWell({ text }: Asked): Script {
  const isFalse = trialClaims.some(({ isTrue, sentence }) => !isTrue && text.includes(sentence));
  return { steps: [{ say: isFalse ? 'no' : 'Yes.' }] };
}

/**
 * A server whose model answers as scripted and checks its own sentences well; `asked` has all but these checks.
 */
export async function startReadingServer(
  ...scripts: (Script | ((asked: Asked) => Script))[]
): Promise<ChatCompletionsServer> {
  let turn = 0;
  const asked: Asked[] = [];
  const server = await startChatCompletionsServer((received) => {
    if (received.text.startsWith('You check whether')) return checkWell(received);
    asked.push(received);
    const script = scripts[Math.min(turn++, scripts.length - 1)] ?? {};
    return typeof script === 'function' ? script(received) : script;
  });
  return { ...server, asked };
}
