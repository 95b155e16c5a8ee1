import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ConversionFiles, VectorFiles } from '#functions/domain/conversions/ports.ts';
import type { LibraryFiles } from '#functions/domain/knowledge-base/ports.ts';
import { storedReadinessCheckSchema } from '#functions/domain/readiness-check/ports.ts';
import type { ScanFiles } from '#functions/domain/scans/ports.ts';
import { sourceSchema } from '#functions/engine/documents/content/content.ts';
import { scannedPageSchema } from '#functions/engine/documents/scan/scanned-page.ts';
import { correctionSchema } from '#shared/domain/conversion/knowledge-item.ts';
import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';
import { transcriptKey } from './transcription-name.ts';
import type { UploadScans } from './upload-scans.ts';

// Most functions that open these files never read the knowledge.
const loadArtifact = () => import('#functions/engine/knowledge/artifact/serialize-knowledge.ts');
const loadVectors = () => import('#functions/engine/knowledge/artifact/passage-vectors.ts');

const scanRecordSchema = z.object({
  hash: z.string(),
  pages: z.array(scannedPageSchema),
  job: z.object({ id: z.string().optional(), startedAt: z.string() }).optional(),
});
type Files = ConversionFiles & VectorFiles & LibraryFiles & ScanFiles;
type KnowledgeFiles = Pick<
  Files,
  'readKnowledge' | 'writeKnowledge' | 'removeKnowledge' | 'readVectors' | 'writeVectors'
>;
type SourceFiles = Pick<Files, 'readSource' | 'writeSource' | 'readPending' | 'writePending'>;
type ReportFiles = Pick<
  Files,
  'readReadiness' | 'writeReadiness' | 'readCorrections' | 'writeCorrections' | 'removeCorrections'
>;
const correctionsSchema = z.array(correctionSchema);

/** A conversion's files in the bucket, parsed on read; undefined when missing. */
export function openConversionFiles(objects: ObjectStore, scans: UploadScans): Files {
  const { readJson, writeJson } = openJson(objects);
  return {
    ...openSourceFiles(objects),
    ...openReportFiles(objects),
    ...openKnowledgeFiles(objects),
    async readState(conversionId, stateKey) {
      // Only the pipeline needs the crawl's schema.
      const { workStateSchema } = await import('#functions/domain/conversions/work-state.ts');
      return workStateSchema.parse(await readJson(objectKeys.workState(conversionId, stateKey)));
    },
    writeState: (conversionId, stateKey, state) =>
      writeJson(objectKeys.workState(conversionId, stateKey), state),
    async readMarks(conversionId) {
      const value = await readJson(objectKeys.pageMarks(conversionId));
      const { readingMarksSchema } = await import('#functions/domain/conversions/reading-marks.ts');
      return value === undefined ? undefined : readingMarksSchema.parse(value);
    },
    writeMarks: (conversionId, marks) => writeJson(objectKeys.pageMarks(conversionId), marks),
    readDocument: (conversionId, { sourceId }) => objects.get(objectKeys.original(conversionId, sourceId)),
    async readScan(conversionId, sourceId) {
      const value = await readJson(objectKeys.scan(conversionId, sourceId));
      return value === undefined ? undefined : scanRecordSchema.parse(value);
    },
    writeScan: (conversionId, sourceId, record) => writeJson(objectKeys.scan(conversionId, sourceId), record),
    async copyUpload(conversionId, uploadId) {
      const scan = await scans.find(uploadId);
      if (scan !== 'clean') return scan;
      const bytes = await objects.get(objectKeys.upload(uploadId));
      if (!bytes) return 'missing';
      await objects.put(objectKeys.original(conversionId, uploadId), bytes);
      return 'clean';
    },
    writeOriginal: (conversionId, sourceId, bytes) =>
      objects.put(objectKeys.original(conversionId, sourceId), bytes),
    writeUpload: (uploadId, bytes) =>
      objects.put(objectKeys.upload(uploadId), bytes, 'application/octet-stream'),
    removeUpload: (uploadId) => objects.removeAll(objectKeys.upload(uploadId)),
    readCaptions: (conversionId, itemId) => objects.get(objectKeys.captions(conversionId, itemId)),
    writeCaptions: (conversionId, itemId, bytes) =>
      objects.put(objectKeys.captions(conversionId, itemId), bytes, 'text/vtt'),
    readTranscript: (recording) => objects.get(transcriptKey(objects.bucket, recording)),
    removeTranscripts: (conversionId, itemId) =>
      objects.removeAll(objectKeys.transcripts(conversionId, itemId)),
    async removeSource(conversionId, sourceId) {
      await objects.removeAll(objectKeys.source(conversionId, sourceId));
      await objects.removeAll(objectKeys.original(conversionId, sourceId));
      await objects.removeAll(objectKeys.scan(conversionId, sourceId));
      await objects.removeAll(objectKeys.transcripts(conversionId, sourceId));
    },
  };
}

/** What was read of each source. */
function openSourceFiles(objects: ObjectStore): SourceFiles {
  const { readJson, writeJson } = openJson(objects);
  const read = async (key: string) => {
    const value = await readJson(key);
    return value === undefined ? undefined : sourceSchema.parse(value);
  };
  return {
    readSource: (conversionId, sourceId) => read(objectKeys.source(conversionId, sourceId)),
    writeSource: (conversionId, source) => writeJson(objectKeys.source(conversionId, source.id), source),
    readPending: (conversionId, sourceId) => read(objectKeys.pendingSource(conversionId, sourceId)),
    writePending: (conversionId, source) =>
      writeJson(objectKeys.pendingSource(conversionId, source.id), source),
  };
}

/** What is known about a knowledge: its readiness, and corrections of its answers. */
function openReportFiles(objects: ObjectStore): ReportFiles {
  const { readJson, writeJson } = openJson(objects);
  return {
    async readReadiness(conversionId, version) {
      const value = await readJson(objectKeys.readiness(conversionId, version));
      return value === undefined ? undefined : storedReadinessCheckSchema.parse(value);
    },
    writeReadiness: (conversionId, report) =>
      writeJson(objectKeys.readiness(conversionId, report.knowledgeVersion), report),
    async readCorrections(conversionId, version) {
      const value = await readJson(objectKeys.corrections(conversionId, version));
      return value === undefined ? undefined : correctionsSchema.parse(value);
    },
    writeCorrections: (conversionId, version, corrections) =>
      writeJson(objectKeys.corrections(conversionId, version), corrections),
    removeCorrections: (conversionId, version) =>
      objects.removeAll(objectKeys.corrections(conversionId, version)),
  };
}

/** Knowledge with its vectors. */
function openKnowledgeFiles(objects: ObjectStore): KnowledgeFiles {
  return {
    async readKnowledge(conversionId, version) {
      const bytes = await objects.get(objectKeys.knowledge(conversionId, version));
      if (!bytes) return undefined;
      const { parseKnowledge } = await loadArtifact();
      return parseKnowledge(bytes);
    },
    async readVectors(conversionId, version) {
      const bytes = await objects.get(objectKeys.vectors(conversionId, version));
      if (!bytes) return undefined;
      const { parseVectors } = await loadVectors();
      return parseVectors(bytes);
    },
    async writeVectors(conversionId, version, vectors) {
      const { serializeVectors } = await loadVectors();
      await objects.put(objectKeys.vectors(conversionId, version), serializeVectors(vectors));
    },
    async writeKnowledge(conversionId, knowledge) {
      const { serializeKnowledge } = await loadArtifact();
      const bytes = serializeKnowledge(knowledge);
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      await objects.put(objectKeys.knowledge(conversionId, version), bytes);
      return version;
    },
    async removeKnowledge(conversionId, version) {
      // Its vectors share the key prefix.
      await objects.removeAll(objectKeys.knowledge(conversionId, version));
      await objects.removeAll(objectKeys.readiness(conversionId, version));
    },
  };
}

function openJson(objects: ObjectStore) {
  return {
    async readJson(key: string): Promise<unknown> {
      const bytes = await objects.get(key);
      return bytes && JSON.parse(Buffer.from(bytes).toString('utf8'));
    },
    writeJson: (key: string, value: object) =>
      objects.put(key, Buffer.from(JSON.stringify(value)), 'application/json'),
  };
}
