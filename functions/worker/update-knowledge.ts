import { endTranscription } from '#functions/domain/knowledge-base/end-transcription.ts';
import { updateKnowledge as update } from '#functions/domain/knowledge-base/update-knowledge.ts';
import { renewReading } from '#functions/domain/knowledge-base/website/renew-reading.ts';
import { restoreFormerReading } from '#functions/domain/knowledge-base/website/restore-former-reading.ts';
import { rereadWebsite } from '#functions/domain/knowledge-base/website/start-website-reading.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createUpdatePorts, findRecording } from '#functions/wiring/pipeline.ts';
import { updateKnowledge } from '#shared/jobs/update-knowledge.ts';

export const handler = work(updateKnowledge, async (message) => {
  const deps = await getDeps();
  const ports = createUpdatePorts(deps);
  if ('conversionId' in message) {
    const { conversionId, reading } = message;
    if (reading === 'renew' && (await renewReading(ports, conversionId)))
      await rereadWebsite(deps, conversionId);
    if (reading === 'former') await restoreFormerReading(ports, conversionId);
    if (reading === 'website') await rereadWebsite(deps, conversionId);
    return update(ports, conversionId);
  }
  const recording = findRecording(deps, message.transcriptionName);
  if (recording) await endTranscription(ports, recording);
});
