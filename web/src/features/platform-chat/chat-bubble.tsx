import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { loadPart } from '#web/ui/layout/load-part.tsx';

const ChatWindow = loadPart(async () => (await import('./chat-window.tsx')).ChatWindow);

type ChatBubbleProps = {
  brand: Brand;
  /** On a phone the bubble makes way while this element is in view. */
  makesWayFor: string;
  /** Renders the prompt enhancer; `onApply` receives its result. */
  renderEnhancer: (onApply: (prompt: string) => void, onClose: () => void) => ReactNode;
};

/** The chat bubble of landing pages; its window loads with the first click. */
export function ChatBubble({ brand, makesWayFor, renderEnhancer }: ChatBubbleProps) {
  const isInTheWay = useIsInView(makesWayFor);
  const [isOpen, setOpen] = useState(false);
  const bubble = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The bubble is rendered again in the next frame.
    requestAnimationFrame(() => bubble.current?.focus());
  };
  return (
    <>
      <button
        ref={bubble}
        type="button"
        hidden={isOpen}
        aria-haspopup="dialog"
        aria-label={`Chat with the assistant of ${brand.name}`}
        onClick={() => setOpen(true)}
        className={clsx(
          'fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full bg-brand text-on-brand shadow-lg hover:bg-brand-hover sm:right-6 sm:bottom-6 [&[hidden]]:hidden',
          isInTheWay && 'max-md:hidden',
        )}
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </button>
      {isOpen && (
        <Suspense>
          <ChatWindow brand={brand} onClose={close} renderEnhancer={renderEnhancer} />
        </Suspense>
      )}
    </>
  );
}

function useIsInView(elementId: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return isInView;
}
