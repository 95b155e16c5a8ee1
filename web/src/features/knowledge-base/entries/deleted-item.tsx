import { useMutation } from '@tanstack/react-query';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { nameItem } from './item-texts.ts';

type DeletedItemProps = KnowledgeBase['deleted'][number] & { conversionId: string };

/** An entry that was deleted a moment ago, with a way back as long as the server keeps it. */
export function DeletedItem({ conversionId, item, secondsLeft }: DeletedItemProps) {
  const mayEdit = useMayEdit();
  const { mutate, isPending, error } = useMutation(api.knowledgeBase.restoreItem.mutation());
  if (!mayEdit) return null;
  return (
    <DeletedRow
      name={nameItem(item)}
      secondsLeft={secondsLeft}
      isPending={isPending}
      error={error}
      onUndo={() => mutate({ conversionId, itemId: item.id })}
    />
  );
}
