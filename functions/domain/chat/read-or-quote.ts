import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Conduct } from '../conduct/open-conduct.ts';
import type { ReadingReport } from '../reading/ports.ts';
import type { Admitted } from './admit-message.ts';
import type { AnswerStream } from './answer-stream.ts';
import type { ChatPorts } from './ports.ts';
import type { Listener } from './question.ts';

/** Demo assistants share one model budget; otherwise the cost would grow with every demo started. */
const demonstrationsTenant = 'demonstrations';

/** The website's answer, read by a model or quoted, with the report about the model if one was asked. */
export async function readOrQuote(
  ports: Pick<ChatPorts, 'readAnswer'>,
  admitted: Admitted,
  asked: { conduct: Conduct; quote: () => Answer; stream: AnswerStream; listener: Listener },
): Promise<{ answer: Answer; report?: ReadingReport | undefined }> {
  const { conduct, quote, stream, listener } = asked;
  const { knowledge, corrections, history, askedAt, admission, conversionId, conversation } = admitted;
  const { reviewSentence } = conduct;
  const reports: ReadingReport[] = [];
  const isDemonstration = conversionId !== undefined && !admission;
  const read = await ports.readAnswer?.({
    quote,
    knowledge,
    frame: admitted.frame,
    ownerAnswers: corrections,
    question: conduct.question,
    history,
    askedAt,
    tenant: isDemonstration ? demonstrationsTenant : conversation.owner,
    visitor: listener.clientAddress,
    ...(reviewSentence && { onSentence: (sentence) => stream.say(reviewSentence(sentence)) }),
    onReport: (report) => reports.push(report),
    signal: listener.signal,
  });
  return { answer: conduct.review(read ?? quote()), report: reports.at(-1) };
}
