import type { SourceList } from '#functions/domain/conversions/source-list.ts';
import type { PublishedKnowledge } from '#functions/domain/knowledge-base/ports.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
import { type Change, either, exists, is, isAbsent, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { addLiveSite } from './live-site-item.ts';

/** Changes to a conversion's record outside its pipeline steps; each is one write. */
export type PublishedStore = ReturnType<typeof openPublishedStore>;

/** Changes to a conversion's record outside its pipeline steps. */
export function openPublishedStore(table: Table) {
  return {
    /** Switches the pointer, and turns a failed conversion into an assistant. */
    async publishKnowledge(conversionId: string, published: PublishedKnowledge) {
      const key = keys.conversion(conversionId);
      if (await table.update(key, publish(published))) return;
      const liveSince = published.now.toISOString();
      const isPublished = await table.transact([
        writeChange(key, publish(published, liveSince)),
        ...addLiveSite(conversionId, liveSince),
      ]);
      if (!isPublished) throw new Error(`The knowledge of ${conversionId} could not be published`);
    },
    /**
     * Saves a readiness check's results and answered questions. Does nothing when another knowledge was
     * published meanwhile.
     */
    async saveReadinessCheck(conversionId: string, counts: ReadinessCounts, popularQuestions: string[]) {
      const set = { readiness: counts, 'site.popularQuestions': popularQuestions };
      const when = [is('knowledgeVersion', counts.knowledgeVersion), exists('site')];
      await table.update(keys.conversion(conversionId), { set, when });
    },
    /** Replaces the list of the website's sources. */
    saveSources: (conversionId: string, list: SourceList) =>
      table.put({ ...keys.conversionSources(conversionId), ...list }),
    /** Points to another list of corrections; false when it changed meanwhile. */
    async pointToCorrections(conversionId: string, version: string, before: string | undefined) {
      const field = 'correctionsVersion';
      const when = before ? [is(field, before)] : [exists('pk'), isAbsent(field)];
      const details = { set: { [field]: version }, when };
      const changed = await table.update(keys.conversion(conversionId), details);
      return changed !== undefined;
    },
  };
}

/**
 * Publishes a live assistant; with `liveSince`, one whose conversion had failed, which is then no longer
 * listed as failed.
 */
function publish({ knowledgeVersion, site, now }: PublishedKnowledge, liveSince?: string): Change {
  return {
    set: {
      ...{ knowledgeVersion, site, status: 'completed', percentage: 100, updatedAt: now.toISOString() },
      liveSince,
    },
    remove: ['errorMessage', 'failedBy', 'dueKind', 'dueAt'],
    when: [
      either(is('status', 'completed'), is('status', 'failed')),
      liveSince ? isAbsent('liveSince') : exists('liveSince'),
    ],
  };
}
