import { MessageCircle } from 'lucide-react';
import type { Brand } from '#shared/brands/brand.ts';
import { Modal } from '#web/ui/modal.tsx';

export function SupportChatDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <Modal title="Support" icon={<MessageCircle />} description={brand.name} onClose={onClose}>
      {null}
    </Modal>
  );
}
