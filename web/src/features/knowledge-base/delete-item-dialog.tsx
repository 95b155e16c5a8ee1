import { Trash2 } from 'lucide-react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useKnowledgeCall } from './queries.ts';

type DeleteItemDialogProps = { conversionId: string; item: KnowledgeItem; onClose: () => void };

export function DeleteItemDialog({ conversionId, item, onClose }: DeleteItemDialogProps) {
  const { mutate, isPending, error } = useKnowledgeCall(conversionId, (area, itemId: string) =>
    area.deleteItem({ conversionId, itemId }),
  );
  return (
    <Modal
      title="Delete this entry?"
      icon={<Trash2 aria-hidden="true" className="size-5" />}
      description={`The assistant will no longer answer from “${item.title}”.`}
      onClose={onClose}
    >
      {error && (
        <Callout tone="danger" role="alert" className="mt-4">
          {describeFailure(error)}
        </Callout>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" disabled={isPending} onClick={() => mutate(item.id, { onSuccess: onClose })}>
          Delete
        </Button>
      </div>
    </Modal>
  );
}
