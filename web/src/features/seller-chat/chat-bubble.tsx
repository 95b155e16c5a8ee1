import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { MessageCircle } from '#web/ui/icons/icons.ts';

type ChatBubbleProps = { brand: Brand; renderWindow: (onClose: () => void) => ReactNode };

/** The chat bubble of landing pages, which makes way for form controls, and on phones for pictures. */
export function ChatBubble({ brand, renderWindow }: ChatBubbleProps) {
  const isInTheWay = useCovers();
  const [isOpen, setOpen] = useState(false);
  const bubble = useRef<HTMLButtonElement>(null);
  // Who comes back by keyboard finds the bubble, even over a form, until they go on.
  const [isKept, setKept] = useState(false);
  const close = () => {
    setOpen(false);
    setKept(true);
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
        onBlur={() => setKept(false)}
        className={clsx(
          'fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full bg-brand text-on-brand shadow-lg hover:bg-brand-hover sm:right-6 sm:bottom-6 [&[hidden]]:hidden',
          isInTheWay && !isKept && 'invisible',
          // Before anything runs it would lie over a phone's first picture.
          isInTheWay === undefined && 'max-sm:invisible',
        )}
      >
        <MessageCircle className="size-6" />
      </button>
      {isOpen && renderWindow(close)}
    </>
  );
}

const controls = 'input, select, textarea';
/** Below it, pictures reach the side where the bubble floats. */
const phoneWidth = 640;
/** The bubble with its margin, and in height some fields more, so that it doesn't blink between those of one form. */
const area = { width: 88, height: 240 };

/** Whether something lies where the bubble floats that it should not cover; undefined until the page was looked at. */
function useCovers(): boolean | undefined {
  const [isCovering, setCovering] = useState<boolean>();
  useEffect(() => {
    const covered = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      setCovering([...covered].some(({ isConnected }) => isConnected));
    };
    const watch = () => {
      observer?.disconnect();
      covered.clear();
      const [top, left] = [innerHeight - area.height, innerWidth - area.width].map((size) =>
        Math.max(0, Math.round(size)),
      );
      observer = new IntersectionObserver(note, { rootMargin: `-${top}px 0px 0px -${left}px` });
      const wanted = innerWidth < phoneWidth ? `${controls}, figure` : controls;
      const elements = document.querySelectorAll(`main :is(${wanted})`);
      for (const element of elements) observer.observe(element);
      // An observer that watches nothing never speaks.
      if (elements.length === 0) setCovering(false);
    };
    // Parts of the page and their controls come and go.
    const changes = new MutationObserver((records) => {
      const touched = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (
        touched.some(
          (node) => node instanceof Element && (node.matches(controls) || node.querySelector(controls)),
        )
      )
        watch();
    });
    watch();
    const main = document.querySelector('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    addEventListener('resize', watch);
    return () => {
      observer?.disconnect();
      changes.disconnect();
      removeEventListener('resize', watch);
    };
  }, []);
  return isCovering;
}
