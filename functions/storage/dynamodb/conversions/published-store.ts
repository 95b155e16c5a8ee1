import type { PublishedKnowledge } from '#functions/domain/knowledge-base/ports.ts';
import type { SourceOutcome } from '#shared/contract/conversions.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
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
        { Update: { TableName: table.name, Key: key, ...publish(published, liveSince) } },
        ...addLiveSite(table.name, conversionId, liveSince),
      ]);
      if (!isPublished) throw new Error(`The knowledge of ${conversionId} could not be published`);
    },
    /**
     * Saves a readiness check's results and answered questions. Does nothing when another knowledge was
     * published meanwhile.
     */
    async saveReadinessCheck(conversionId: string, counts: ReadinessCounts, popularQuestions: string[]) {
      await table.update(keys.conversion(conversionId), {
        UpdateExpression: 'SET readiness = :counts, site.popularQuestions = :questions',
        ConditionExpression: 'knowledgeVersion = :version AND attribute_exists(site)',
        ExpressionAttributeValues: {
          ':counts': counts,
          ':version': counts.knowledgeVersion,
          ':questions': popularQuestions,
        },
      });
    },
    /** Replaces the list of the website's sources. */
    saveSources: (conversionId: string, sources: SourceOutcome[]) =>
      table.put({ ...keys.conversionSources(conversionId), sources }),
    /** Points to another list of corrections; false when it changed meanwhile. */
    async pointToCorrections(conversionId: string, version: string, before: string | undefined) {
      const changed = await table.update(keys.conversion(conversionId), {
        UpdateExpression: 'SET correctionsVersion = :version',
        ConditionExpression: before
          ? 'correctionsVersion = :before'
          : 'attribute_exists(pk) AND attribute_not_exists(correctionsVersion)',
        ExpressionAttributeValues: { ':version': version, ...(before && { ':before': before }) },
      });
      return changed !== undefined;
    },
  };
}

/**
 * Publishes a live assistant; with `liveSince`, one whose conversion had failed, which is then no longer
 * listed as failed.
 */
function publish({ knowledgeVersion, site, now }: PublishedKnowledge, liveSince?: string) {
  return {
    UpdateExpression: `SET knowledgeVersion = :version, site = :site, #status = :completed, percentage = :whole, updatedAt = :now${
      liveSince ? ', liveSince = :liveSince' : ''
    } REMOVE errorMessage, failedBy, dueKind, dueAt`,
    ConditionExpression: `#status IN (:completed, :failed) AND ${
      liveSince ? 'attribute_not_exists' : 'attribute_exists'
    }(liveSince)`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':version': knowledgeVersion,
      ':site': site,
      ':completed': 'completed',
      ':failed': 'failed',
      ':whole': 100,
      ':now': now.toISOString(),
      ...(liveSince && { ':liveSince': liveSince }),
    },
  };
}
