import type { ChatMessage } from '#functions/domain/chat/chat-session.ts';
import type { SessionRecord } from '#functions/domain/chat-history/session-record.ts';
import { beginConversion, type Conversion } from '#functions/domain/conversions/conversion.ts';
import type { ReadingMarks } from '#functions/domain/conversions/reading-marks.ts';
import { type SourceList, sourceListSchema } from '#functions/domain/conversions/source-list.ts';
import { workStateSchema } from '#functions/domain/conversions/work-state.ts';
import { initialSettings } from '#functions/domain/dashboard/initial-settings.ts';
import { endTranscription } from '#functions/domain/knowledge-base/end-transcription.ts';
import type { Library } from '#functions/domain/knowledge-base/library.ts';
import type { LibraryPorts, UpdatePorts } from '#functions/domain/knowledge-base/ports.ts';
import type { TranscriptionState } from '#functions/domain/knowledge-base/recording.ts';
import { updateKnowledge } from '#functions/domain/knowledge-base/update-knowledge.ts';
import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { parseCaptions } from '#functions/engine/documents/text/parse-captions.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { brands } from '#shared/brands/index.ts';
import type { StoredSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import type { WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';

const never = () => Promise.reject(new Error('not asked for'));

/** A finished conversion with an in-memory knowledge base. */
export function makeLibraryPorts(part: Partial<Conversion> = {}) {
  let conversion: Conversion = {
    ...beginConversion(
      {
        ...{ conversionId: `conv_edgpt_${'0'.repeat(26)}`, brandId: 'edgpt', companyName: 'Maple Grove' },
        ...{ url: null, pageLimit: 25, businessDescription: '', documents: [] },
      },
      new Date('2026-03-02T09:00:00Z'),
    ),
    status: 'completed',
    ...part,
  };
  let stored: Library | undefined;
  let ids = 0;
  let clock = Date.parse('2026-03-02T10:00:00Z');
  const sources = new Map<string, Source>();
  const pendings = new Map<string, Source>();
  const originals = new Map<string, Uint8Array>();
  const knowledge = new Map<string, Knowledge>();
  const reports = new Map<string, ReadinessReport>();
  const corrections = new Map<string, Correction[]>();
  const pages = new Map<string, ReadOutcome>();
  const captions = new Map<string, Uint8Array>();
  const transcripts = new Map<string, Uint8Array>();
  /** Replies of the service, by name of the call. */
  const transcriptions: { known: Map<string, TranscriptionState>; started: string[]; isBusy: boolean } = {
    ...{ known: new Map(), started: [], isBusy: false },
  };

  /** Work states as JSON by key, so that reads return copies. */
  const states = new Map<string, string>();
  let listed: SourceList = sourceListSchema.parse({ sources: [] });
  const sessions: { record: SessionRecord; turns: ChatMessage[] }[] = [];
  const changes = new Map<string, WebsiteChanges>();
  let marks: ReadingMarks | undefined;
  const sent: number[] = [];
  const settings: Partial<StoredSettings> = {};
  const failures: unknown[] = [];
  const points: string[] = [];
  const ports: UpdatePorts & LibraryPorts = {
    libraries: {
      find: async () => stored,
      save: async (library) => {
        if ((stored?.revision ?? 0) !== library.revision - 1) return false;
        stored = structuredClone(library);
        return true;
      },
      findDue: async () => [],
      postpone: async () => undefined,
      breakLease: async () => undefined,
    },
    conversions: {
      find: async () => conversion,
      findSources: async () => listed,
      findWithSources: async () => ({ conversion, ...listed }),
      saveSources: async (_id, sources) => {
        listed = sources;
      },
      publishKnowledge: async (_id, { knowledgeVersion, site }) => {
        conversion = { ...conversion, knowledgeVersion, site };
      },
      saveReadinessCheck: async (_id, readiness, popularQuestions) => {
        const { site } = conversion;
        conversion = { ...conversion, readiness, ...(site && { site: { ...site, popularQuestions } }) };
      },
      pointToCorrections: async (_id, correctionsVersion, before) => {
        if (conversion.correctionsVersion !== before) return false;
        conversion = { ...conversion, correctionsVersion };
        return true;
      },
    },
    files: {
      readState: async (_id, key) => workStateSchema.parse(JSON.parse(states.get(key) ?? 'null')),
      writeState: async (_id, key, state) => void states.set(key, JSON.stringify(state)),
      readMarks: async () => marks,
      writeMarks: async (_id, taken) => {
        marks = taken;
      },
      copyUpload: never,
      writeUpload: never,
      removeUpload: never,
      readSource: async (_id, sourceId) => sources.get(sourceId),
      writeSource: async (_id, source) => void sources.set(source.id, source),
      readPending: async (_id, sourceId) => pendings.get(sourceId),
      writePending: async (_id, source) => void pendings.set(source.id, source),
      readDocument: async (_id, { sourceId }) => originals.get(sourceId),
      writeOriginal: async (_id, sourceId, bytes) => void originals.set(sourceId, bytes),
      readKnowledge: async (_id, version) => knowledge.get(version),
      writeKnowledge: async (_id, built) => {
        const version = `knowledge-${built.sources.map(({ id, readAt }) => id + readAt).join()}`;
        knowledge.set(version, built);
        return version;
      },
      readReadiness: async (_id, version) => reports.get(version),
      writeReadiness: async (_id, report) => void reports.set(report.knowledgeVersion, report),
      readCorrections: async (_id, version) => corrections.get(version),
      writeCorrections: async (_id, version, list) => void corrections.set(version, [...list]),
      removeCorrections: async (_id, version) => void corrections.delete(version),
      removeSource: async (_id, sourceId) => {
        captions.delete(sourceId);
        sources.delete(sourceId);
        pendings.delete(sourceId);
        originals.delete(sourceId);
      },
      readCaptions: async (_id, itemId) => captions.get(itemId),
      writeCaptions: async (_id, itemId, bytes) => void captions.set(itemId, bytes),
      readTranscript: async ({ recordingId }) => transcripts.get(recordingId),
      removeTranscripts: async () => transcripts.clear(),
      removeKnowledge: async (_id, version) => void knowledge.delete(version),
    },
    websiteChanges: {
      save: async (_id, found) => {
        changes.set(found.readAt, found);
      },
      listNewest: async (_id, limit, before = '9') =>
        [...changes.values()]
          .filter(({ readAt }) => readAt < before)
          .toSorted((a, b) => b.readAt.localeCompare(a.readAt))
          .slice(0, limit),
    },
    chatHistory: {
      listSessions: async (_id, { before, limit, from = '' }) => {
        const begin = before ? Number(before) : 0;
        const asked = sessions.map(({ record }) => record).filter(({ startedAt }) => startedAt >= from);
        const records = asked.slice(begin, begin + limit);
        return { records, ...(asked.length > begin + limit && { next: String(begin + limit) }) };
      },
    },
    chats: {
      findRecent: async (_id, sessionId) =>
        sessions.find(({ record }) => record.sessionId === sessionId)?.turns ?? [],
    },
    findSettings: async () => ({ ...initialSettings(conversion, undefined), ...settings }),
    now: () => new Date(clock),
    makeId: () => `id-${++ids}`,
    startUpdate: async () => void sent.push(0),
    canTranscribe: true,
    organisations: { find: async () => undefined },
    usage: { read: async () => 0 },
    pricingModelOf: (brandId) => brands[brandId].pricingModel,
    leadsInside: async () => false,
    planCrawl: never,
    crawlBatch: never,
    dropTranscription: async (recording) => endTranscription(ports, recording),
    settleAnsweredQuestions: async () => undefined,
    transcriber: {
      find: async ({ recordingId }) => transcriptions.known.get(recordingId),
      remove: async ({ recordingId }) => {
        if (transcriptions.known.get(recordingId)?.status !== 'running')
          transcriptions.known.delete(recordingId);
      },
      start: async ({ recordingId }) => {
        if (transcriptions.isBusy) return { status: 'busy' };
        transcriptions.started.push(recordingId);
        transcriptions.known.set(recordingId, { status: 'running' });
        return { status: 'running' };
      },
    },
    sendUpdate: async (_id, delaySeconds = 0) => void sent.push(delaySeconds),
    reportFailure: (_id, error) => void failures.push(error),
    reach: (point) => void points.push(point),
    readPage: async (url) => pages.get(url) ?? { kind: 'refused', reason: 'It is gone.' },
    readCaptions: async (url) => pages.get(url) ?? { kind: 'refused', reason: 'It is gone.' },
    parseCaptions,
    ingestDocument: async ({ bytes }) => {
      const text = bytes.toString();
      const blocks = [{ kind: 'paragraph' as const, text }];
      return {
        ok: true,
        wordCount: text.split(' ').length,
        content: { title: '', blocks, structuredData: [] },
      };
    },
  };
  return {
    ...{ settings, pendings, captions, transcripts, transcriptions, changes, sessions },
    ...{ ports, pages, knowledge, corrections, originals, sources, sent, failures, points },
    conversion: () => conversion,
    library: () => stored,
    eraseLibrary: () => {
      stored = undefined;
    },
    passTime: (seconds: number) => {
      clock += seconds * 1000;
    },
    /** Delivers messages until none is left. */
    async work() {
      for (let rounds = 0; sent.length && rounds < 50; rounds++) {
        clock += (sent.shift() ?? 0) * 1000 + 1000;
        await updateKnowledge(ports, conversion.conversionId);
      }
    },
  };
}
