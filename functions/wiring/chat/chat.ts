import { sendMessage } from '#functions/domain/chat/send-message.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { openObjectStore } from '#functions/storage/s3/object-store.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { Deps } from '../deps.ts';
import { findKnowledge, originOf } from './find-knowledge.ts';
import { findReadAnswer } from './find-read-answer.ts';

export function openChatPorts(deps: Deps) {
  const conversions = { ...deps.conversions, find: readOnce(deps.conversions.find) };
  const findSettings = readOnce(deps.findSettings);
  return {
    ...deps,
    conversions,
    modelId: deps.modelChoice?.model.modelId,
    checkModelId: deps.modelChoice?.checkModelId,
    findSettings,
    findKnowledge: (conversionId: string) =>
      findKnowledge({ ...deps, conversions, findSettings }, conversionId),
    findCorrections: (knowledge: Knowledge) => findCorrections(deps, knowledge),
    readAnswer: findReadAnswer(deps),
  };
}

/** What answering mails needs: the chat, and the bucket of received mails. */
export function openMailChannelPorts(deps: Deps) {
  const { receivedMailBucket } = deps;
  if (!receivedMailBucket) throw new Error('RECEIVED_MAIL_BUCKET is not set');
  return { ...openChatPorts(deps), rawMails: openObjectStore(receivedMailBucket) };
}

/** Answers a visitor's message with the engine, which is loaded with this module. */
export function answerVisitor(
  question: Parameters<typeof sendMessage>[1],
  call: Parameters<typeof sendMessage>[2] & { deps: Deps },
): ReturnType<typeof sendMessage> {
  return sendMessage(openChatPorts(call.deps), question, call);
}

/** Knowledge, plan and messages to people all start with the same records, so each call reads them once. */
function readOnce<Found>(find: (conversionId: string) => Promise<Found>) {
  const read = new Map<string, Promise<Found>>();
  return (conversionId: string) => {
    const found = read.get(conversionId) ?? find(conversionId);
    read.set(conversionId, found);
    return found;
  };
}

/** Lists cached by a warm function; the oldest is evicted first. */
const cacheSize = 100;
const cache = new Map<string, Correction[]>();

/** The owner's corrections for a loaded knowledge; none for a brand's own assistant. */
async function findCorrections({ files }: Pick<Deps, 'files'>, knowledge: Knowledge): Promise<Correction[]> {
  const { conversionId, correctionsVersion } = originOf(knowledge) ?? {};
  if (!conversionId || !correctionsVersion) return [];
  const key = `${conversionId}/${correctionsVersion}`;
  const corrections = cache.get(key) ?? (await files.readCorrections(conversionId, correctionsVersion)) ?? [];
  cache.set(key, corrections);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest) cache.delete(oldest);
  return corrections;
}
