import { useState } from 'react';
import { BookPlus } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { AddFileForm } from './add-file-form.tsx';
import { AddTextForm } from './add-text-form.tsx';
import { AddUrlForm } from './add-url-form.tsx';
import { AddVideoForm } from './add-video-form.tsx';

/** Add Content: a file, a text, a web address or a video. */
export function AddContentDialog({ conversionId, onClose }: { conversionId: string; onClose: () => void }) {
  const [shown, show] = useState('file');
  const addition = { conversionId, onAdded: onClose };
  const tabs = [
    { id: 'file', title: 'File', content: <AddFileForm {...addition} /> },
    { id: 'text', title: 'Text', content: <AddTextForm {...addition} /> },
    { id: 'url', title: 'URL', content: <AddUrlForm {...addition} /> },
    { id: 'video', title: 'Video', content: <AddVideoForm {...addition} /> },
  ];
  return (
    <Modal
      title="Add Content"
      icon={<BookPlus className="size-5" />}
      description="The assistant learns it within seconds; recordings take minutes."
      onClose={onClose}
    >
      <div className="mt-4">
        <TabSet label="Kind of content" tabs={tabs} value={shown} onChange={show} />
      </div>
    </Modal>
  );
}
