import type { Brand } from '#shared/brands/brand.ts';
import { ChatBubble } from '#web/features/platform-chat/chat-bubble.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

const PromptEnhancerModal = loadPart(
  async () => (await import('#web/features/prompt-enhancer/prompt-enhancer-modal.tsx')).PromptEnhancerModal,
);

/** The floating chat with the prompt enhancer; each loads when opened. */
export function PlatformChat({ brand }: { brand: Brand }) {
  return (
    <ChatBubble
      brand={brand}
      renderEnhancer={(onApply, onClose) => (
        <LoadBoundary>
          <PromptEnhancerModal onApply={onApply} onClose={onClose} />
        </LoadBoundary>
      )}
    />
  );
}
