import { BookPlus } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Modal } from '#web/ui/modal.tsx';
import { AddFileForm } from './add-file-form.tsx';
import { AddTextForm } from './add-text-form.tsx';
import { AddUrlForm } from './add-url-form.tsx';
import { AddVideoForm } from './add-video-form.tsx';

type AddContentDialogProps = { conversionId: string; onClose: () => void };

const tabs = [
  { value: 'file', label: 'File', Form: AddFileForm },
  { value: 'text', label: 'Text', Form: AddTextForm },
  { value: 'url', label: 'URL', Form: AddUrlForm },
  { value: 'video', label: 'Video', Form: AddVideoForm },
] as const;

const tabStyle =
  '-mb-px min-h-11 border-transparent border-b-2 px-4 py-2 text-ink-muted hover:text-ink data-[state=active]:border-brand-ink data-[state=active]:font-semibold data-[state=active]:text-ink';

/** Add Content: a file, a text, an address or a video. */
export function AddContentDialog({ conversionId, onClose }: AddContentDialogProps) {
  return (
    <Modal
      title="Add Content"
      icon={<BookPlus aria-hidden="true" className="size-5" />}
      description="The assistant learns it within seconds."
      onClose={onClose}
    >
      <Tabs.Root defaultValue="file" className="mt-4">
        <Tabs.List aria-label="Kind of content" className="flex flex-wrap border-line border-b">
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} className={tabStyle}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Form }) => (
          <Tabs.Content key={value} value={value} className="pt-5">
            <Form conversionId={conversionId} onAdded={onClose} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Modal>
  );
}
