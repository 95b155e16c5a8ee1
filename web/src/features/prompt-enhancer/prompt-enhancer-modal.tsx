import { Sparkles } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { PromptEnhancer } from './prompt-enhancer.tsx';

type PromptEnhancerModalProps = { onApply: (prompt: string) => void; onClose: () => void };

export function PromptEnhancerModal({ onApply, onClose }: PromptEnhancerModalProps) {
  return (
    <Modal
      title="Enhance Prompt"
      icon={<Sparkles className="size-5 text-brand-ink" />}
      description="A clearer question gets a better answer."
      onClose={onClose}
    >
      <div className="mt-4">
        <PromptEnhancer
          inputId="modal-prompt"
          onApply={(prompt) => {
            onApply(prompt);
            onClose();
          }}
        />
      </div>
    </Modal>
  );
}
