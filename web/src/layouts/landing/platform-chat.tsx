import { Suspense } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { ChatBubble } from '#web/features/platform-chat/chat-bubble.tsx';
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
        <Suspense>
          <PromptEnhancerModal onApply={onApply} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
