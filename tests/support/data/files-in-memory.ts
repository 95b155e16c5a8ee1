import type { ConversionFiles } from '#functions/domain/conversions/ports.ts';
import type { WorkState } from '#functions/domain/conversions/work-state.ts';

/** Keeps a conversion's files in memory, without documents and sources. */
export function keepFilesInMemory(): ConversionFiles {
  const states = new Map<string, WorkState>();
  const knowledge = new Map<string, Parameters<ConversionFiles['writeKnowledge']>[1]>();
  const reports = new Map<string, Parameters<ConversionFiles['writeReadiness']>[1]>();
  return {
    async readState(id, key) {
      const state = states.get(`${id}/${key}`);
      if (!state) throw new Error(`No state ${key}`);
      return state;
    },
    writeState: async (id, key, state) => void states.set(`${id}/${key}`, state),
    readMarks: async () => undefined,
    writeMarks: async () => undefined,
    copyUpload: async () => 'clean',
    readSource: async () => undefined,
    writeSource: async () => undefined,
    readDocument: async () => undefined,
    writeOriginal: async () => undefined,
    readReadiness: async (id, version) => reports.get(`${id}/${version}`),
    writeReadiness: async (id, report) => void reports.set(`${id}/${report.knowledgeVersion}`, report),
    readKnowledge: async (id, version) => knowledge.get(`${id}/${version}`),
    writeKnowledge: async (id, built) => {
      knowledge.set(`${id}/v1`, built);
      return 'v1';
    },
  };
}
