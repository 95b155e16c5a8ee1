import { useState } from 'react';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { api } from '#web/lib/api/api.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Captions } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { AdditionForm } from './addition-form.tsx';
import { captionEndings, findCaptionProblem } from './caption-file.ts';
import { useAddition } from './use-addition.ts';

type AddCaptionsDialogProps = { conversionId: string; item: KnowledgeItem; onClose: () => void };

/** Adds captions to a video or recording without speech, or that cannot be transcribed. */
export function AddCaptionsDialog({ conversionId, item, onClose }: AddCaptionsDialogProps) {
  const [file, setFile] = useState<File>();
  const { submit, problem, isPending } = useAddition(
    { conversionId, onAdded: onClose },
    {
      fieldId: 'add-captions',
      findProblem: () => (file ? findCaptionProblem(file) : 'Please choose a caption file.'),
      send: async () =>
        file &&
        api.knowledgeBase.processVideo.call({ conversionId, itemId: item.id, captions: await file.text() }),
    },
  );
  return (
    <Modal
      title="Add captions"
      icon={<Captions className="size-5" />}
      description={`The assistant will answer from them about “${item.title}”.`}
      onClose={onClose}
    >
      <div className="mt-4">
        <AdditionForm label="Add captions" isPending={isPending} onSubmit={submit}>
          <TextField
            id="add-captions"
            label="Caption file"
            type="file"
            required
            accept={captionEndings.join(',')}
            hint="WebVTT (.vtt) or SRT (.srt)"
            error={problem}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </AdditionForm>
      </div>
    </Modal>
  );
}
