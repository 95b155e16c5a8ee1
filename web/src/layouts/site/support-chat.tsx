import type { Brand } from '#shared/brands/brand.ts';
import { SupportChatDialog } from '#web/features/seller-chat/support-chat-dialog.tsx';
import { SellerAnswer } from './seller-answer.tsx';

/** The footer's chat about the product. */
export function SupportChat({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <SupportChatDialog
      brand={brand}
      onClose={onClose}
      renderAnswer={(message, acts, text) => (
        <SellerAnswer name={brand.name} message={message} {...acts}>
          {text}
        </SellerAnswer>
      )}
    />
  );
}
