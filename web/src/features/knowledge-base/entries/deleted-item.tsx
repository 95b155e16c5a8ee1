import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { useKnowledgeCall } from '../queries.ts';
import { DeletedRow } from './deleted-row.tsx';
import { nameItem } from './item-texts.ts';

type DeletedItemProps = KnowledgeBase['deleted'][number] & { conversionId: string };

/** An entry that was deleted a moment ago, with a way back as long as the server keeps it. */
export function DeletedItem({ conversionId, item, secondsLeft }: DeletedItemProps) {
  const { mutate, isPending, error } = useKnowledgeCall(conversionId, (area, itemId: string) =>
    area.restoreItem({ conversionId, itemId }),
  );
  return (
    <DeletedRow
      name={nameItem(item)}
      secondsLeft={secondsLeft}
      isPending={isPending}
      error={error}
      onUndo={() => mutate(item.id)}
    />
  );
}
