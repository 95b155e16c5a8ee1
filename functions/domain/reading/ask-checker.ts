import { buildCheckPrompt, type Claim, readCheckReply } from '#functions/engine/reading/check/claim-check.ts';
import type { TokenUse } from '../model/ports.ts';
import { callModel } from './call-model.ts';
import type { Checker, ReadingPorts, ReadRequest } from './ports.ts';

const expectedOutput = 2;
/** A word, with what some models put before it. */
const longestOutput = 8;
/** The first word decides; a rambling checker fills no memory. */
const heardCharacters = 40;

/** One short call about one claim; no verdict where it failed or said neither yes nor no. Never throws. */
export async function askChecker(
  { form, ...ports }: Pick<Checker, 'model' | 'form'> & Pick<ReadingPorts, 'budget' | 'timer'>,
  payer: Pick<ReadRequest, 'tenant' | 'visitor'>,
  claim: Claim,
  today: string,
  signal: AbortSignal,
): Promise<{ verdict: boolean | undefined; tokens: TokenUse }> {
  let reply = '';
  const { ending, tokens } = await callModel(
    ports,
    payer,
    { ...buildCheckPrompt(claim, form, today), purpose: 'check', outputTokens: longestOutput, signal },
    expectedOutput,
    (text) => {
      reply = `${reply}${text}`.slice(0, heardCharacters);
    },
  );
  return { verdict: ending === 'whole' ? readCheckReply(reply) : undefined, tokens };
}
