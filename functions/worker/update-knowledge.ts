import { endTranscription } from '#functions/domain/knowledge-base/end-transcription.ts';
import { updateKnowledge as update } from '#functions/domain/knowledge-base/update-knowledge.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createUpdatePorts, findRecording } from '#functions/wiring/pipeline.ts';
import { updateKnowledge } from '#shared/jobs/update-knowledge.ts';

export const handler = work(updateKnowledge, async (message) => {
  const deps = await getDeps();
  const ports = createUpdatePorts(deps);
  if ('conversionId' in message) return update(ports, message.conversionId);
  const recording = findRecording(deps, message.transcriptionName);
  if (recording) await endTranscription(ports, recording);
});
