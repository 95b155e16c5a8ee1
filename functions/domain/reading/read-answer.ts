import { buildPrompt, instructionsOf } from '#functions/engine/reading/build-prompt.ts';
import { findReadingPrompt } from '#functions/engine/reading/prompts.ts';
import { type Reply, type ReplyEnd, startReply } from '#functions/engine/reading/read-reply.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { deadlineReached } from '../model/model-failure.ts';
import type { TokenUse } from '../model/ports.ts';
import { addTokens, callModel } from './call-model.ts';
import { createCheckClaim } from './check-claim.ts';
import type { FallbackReason, ReadAnswer, ReadingPorts, ReadingReport, ReadRequest } from './ports.ts';
import { type PreparedReading, prepareReading } from './prepare-reading.ts';
import { withoutCopiesOf } from './show-owner-answers.ts';

/** Including overhead, within a visitor's maximum wait of twelve seconds. */
const totalMs = 10_500;
/** A malformed reply is retried if this much time is left. */
const secondCallMs = 4000;
const expectedOutput = 200;
/** Enough for four sentences with quotes, in any language. */
const longestOutput = 700;

/** Lets a model read the site and answer; its quotes decide whether the answer is accepted. */
export function createReadAnswer(ports: ReadingPorts): ReadAnswer {
  return async (request) => {
    const { quote, knowledge, signal: visitorSignal } = request;
    if (!(await ports.isAllowed(knowledge).catch(() => false))) return quote();
    const startedAt = ports.timer.now();
    const stop = new AbortController();
    const signal = visitorSignal ? AbortSignal.any([stop.signal, visitorSignal]) : stop.signal;
    const attempt = startAttempt(ports, request, signal, startedAt);
    const ending = await Promise.race([
      attempt.run().catch(() => 'failed' as const),
      ports.timer
        .wait(totalMs, signal)
        .then(() => (signal.aborted ? ('cancelled' as const) : ('too-slow' as const))),
    ]);
    stop.abort(ending === 'too-slow' ? deadlineReached : undefined);
    const { answer, ...end } = attempt.end(ending);
    const report = { ...end, purpose: 'answer' as const, milliseconds: ports.timer.now() - startedAt };
    ports.report(report);
    request.onReport?.(report);
    return answer ? withoutCopiesOf(request.ownerAnswers ?? [], answer) : quote();
  };
}

type Ending = 'whole' | FallbackReason;
function startAttempt(ports: ReadingPorts, request: ReadRequest, signal: AbortSignal, startedAt: number) {
  const prompt = findReadingPrompt(ports.promptVersion);
  let reading: PreparedReading | undefined;
  let reply: Reply | undefined;
  let end: ReplyEnd | undefined;
  let calls = 0;
  let tokens: TokenUse = { input: 0, cachedInput: 0, output: 0 };
  const check = createCheckClaim(ports, request, request.askedAt, signal, (used) => {
    tokens = addTokens(tokens, used);
  });
  const ask = async (read: PreparedReading, reminder: string | undefined): Promise<Ending> => {
    const { question, history } = request;
    const current = startReply({ ...request, ...read.shown, prompt, check, now: request.askedAt });
    reply = current;
    end = undefined;
    const ending = [prompt.ending, reminder].filter(Boolean).join('\n');
    const call = await callModel(
      ports,
      request,
      {
        purpose: 'answer',
        instructions: instructionsOf(prompt),
        reading: read.stable,
        prompt: buildPrompt({ found: read.found, history, question, ending }),
        outputTokens: longestOutput,
        signal,
      },
      expectedOutput,
      current.push,
    );
    calls++;
    tokens = addTokens(tokens, call.tokens);
    if (call.ending !== 'whole') return call.ending;
    await current.complete();
    end = current.finish();
    return call.ending;
  };
  return {
    async run(): Promise<Ending> {
      reading = await prepareReading(ports, request, prompt, signal);
      const ending = await ask(reading, undefined);
      const leftMs = totalMs - (ports.timer.now() - startedAt);
      const isAskedAgain = ending === 'whole' && end?.kind === 'broken' && leftMs >= secondCallMs;
      return isAskedAgain ? ask(reading, prompt.reminder) : ending;
    },
    end(ending: Ending): Omit<ReadingReport, 'purpose' | 'milliseconds'> & { answer: Answer | undefined } {
      const last = end ?? reply?.finish();
      const answer = last?.kind === 'answer' ? last.answer : undefined;
      return {
        answer,
        outcome: outcomeOf(ending, last),
        ...(reading && { reading: reading.kind }),
        tokens,
        calls,
        kept: reply?.keptCount() ?? 0,
        refusals: reply?.dropped.map(({ reason }) => reason) ?? [],
        ...(reply && { checks: reply.checks() }),
        promptVersion: prompt.version,
        fallback: answer === undefined,
      };
    },
  };
}

function outcomeOf(ending: Ending, end: ReplyEnd | undefined): ReadingReport['outcome'] {
  if (end?.kind === 'answer') return end.verdict;
  return ending === 'whole' ? (end?.kind ?? 'broken') : ending;
}
