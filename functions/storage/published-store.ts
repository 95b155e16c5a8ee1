import type { PublishedStore } from '#functions/domain/knowledge-base/knowledge-world.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** Changes of a conversion's record that no step of its pipeline makes. */
export function openPublishedStore(table: Table): PublishedStore {
  return {
    async publishKnowledge(conversionId, { knowledgeVersion, site, now }) {
      const published = await table.update(keys.conversion(conversionId), {
        UpdateExpression:
          'SET knowledgeVersion = :version, site = :site, #status = :completed, percentage = :whole, updatedAt = :now REMOVE errorMessage',
        ConditionExpression: '#status IN (:completed, :failed)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':version': knowledgeVersion,
          ':site': site,
          ':completed': 'completed',
          ':failed': 'failed',
          ':whole': 100,
          ':now': now.toISOString(),
        },
      });
      if (!published) throw new Error(`The knowledge of ${conversionId} could not be published`);
    },
    async saveReadiness(conversionId, counts) {
      await table.update(keys.conversion(conversionId), {
        UpdateExpression: 'SET readiness = :counts',
        ConditionExpression: 'knowledgeVersion = :version',
        ExpressionAttributeValues: { ':counts': counts, ':version': counts.knowledgeVersion },
      });
    },
    async pointToCorrections(conversionId, version, before) {
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
