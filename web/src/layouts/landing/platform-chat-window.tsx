import type { Brand } from '#shared/brands/brand.ts';
import { ChatWindow } from '#web/features/seller-chat/chat-window.tsx';
import { SellerAnswer } from '#web/layouts/site/seller-answer.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

const PromptEnhancerModal = loadPart(
  async () => (await import('#web/features/prompt-enhancer/prompt-enhancer-modal.tsx')).PromptEnhancerModal,
);

/** The chat of landing pages with the prompt enhancer, which loads when opened. */
export function PlatformChatWindow({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <ChatWindow
      brand={brand}
      onClose={onClose}
      renderAnswer={(message, acts, text) => (
        <SellerAnswer name={brand.name} message={message} {...acts}>
          {text}
        </SellerAnswer>
      )}
      renderEnhancer={(onApply, onClose) => (
        <LoadBoundary>
          <PromptEnhancerModal onApply={onApply} onClose={onClose} />
        </LoadBoundary>
      )}
    />
  );
}
