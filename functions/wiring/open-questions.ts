import type { OpenQuestionPorts } from '#functions/domain/dashboard/ports.ts';

/** The ports that tell which questions are open. */
export function openQuestionPorts(): Pick<OpenQuestionPorts, 'loadGroupAsked' | 'loadFindCorrection'> {
  return {
    loadGroupAsked: async () => (await import('./lazy/group-asked.ts')).groupAsked,
    loadFindCorrection: async () => (await import('./lazy/find-correction.ts')).findCorrection,
  };
}
