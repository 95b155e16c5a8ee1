import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { useInterval } from '#web/lib/browser/use-interval.ts';
import { Icon } from '#web/ui/data/icon.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { conversionWidth } from './conversion-frame.tsx';
import { RecentPages } from './recent-pages.tsx';
import { useConversionProgress } from './use-conversion-progress.ts';

/** Document 1 section 4, "Intro overlay", in milliseconds. */
const messageMilliseconds = 1600;
const benefitMilliseconds = 3000;
const readyMilliseconds = 1000;

const websiteMessages = [
  'Opening your website',
  'Reading the pages your visitors need',
  'Reading the documents they link to',
  'Finding names, hours and prices',
  'Building the knowledge base',
  'Linking every fact to its source',
  'Preparing the first questions',
  'Opening your assistant',
];

const documentMessages = [
  'Opening your documents',
  'Reading them page by page',
  'Keeping tables and lists together',
  'Finding names, hours and prices',
  'Building the knowledge base',
  'Linking every fact to its document',
  'Preparing the first questions',
  'Opening your assistant',
];

type IntroOverlayProps = {
  brand: Brand;
  conversionId: string;
  /** The brand's mark, where the page behind has it. */
  mark: ReactNode;
  onDone: () => void;
};

/**
 * Covers the page during the build. Its percentage is that of the real record; details are one click away. Mark, heading and bar stand
 * where the page behind has them, so that nothing jumps when it goes.
 */
export function IntroOverlay({ brand, conversionId, mark, onDone }: IntroOverlayProps) {
  const { data: progress, error } = useConversionProgress(conversionId);
  const [message, setMessage] = useState(0);
  const buildMessages = progress?.url === null ? documentMessages : websiteMessages;
  const percentage = progress?.progressPercentage ?? 0;
  const isReady = progress?.status === 'completed';
  const isOver = isReady || progress?.status === 'failed' || error !== null;
  useInterval(() => setMessage((at) => (at + 1) % websiteMessages.length), messageMilliseconds, !isOver);

  const latestOnDone = useRef(onDone);
  latestOnDone.current = onDone;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => latestOnDone.current(), isReady ? readyMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [isOver, isReady]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onDone()}>
      <Dialog.Portal>
        <Dialog.Content className="fixed inset-0 z-50 overflow-y-auto bg-canvas text-ink">
          <div className="border-line border-b">
            <div className="page-width flex min-h-16 items-center">{mark}</div>
          </div>
          <div className={conversionWidth}>
            <Dialog.Title className="text-title">
              {isReady ? 'GPTsite Ready!' : 'Building your assistant'}
            </Dialog.Title>
            <div className="mt-6 flex items-baseline justify-between gap-4">
              <Dialog.Description className="text-sm sm:text-lg">
                {isReady ? 'It opens in a moment.' : buildMessages[message]}
              </Dialog.Description>
              <span className="font-semibold text-3xl tabular-nums tracking-tight">{percentage}%</span>
            </div>
            <ProgressBar label="Conversion progress" percentage={percentage} />
            <p className="mt-3 min-h-6 text-ink-muted text-sm">{progress?.currentStep}</p>
            <div className="mt-6 grid gap-x-10 gap-y-8 border-line border-t pt-6 md:grid-cols-2">
              <div>
                <Benefit items={brand.features.items} isStill={isOver} />
                <Button variant="secondary" size="small" onClick={onDone}>
                  {progress?.url === null
                    ? 'Show every document as it is read'
                    : 'Show every page as it is read'}
                </Button>
              </div>
              {progress?.url !== null && <RecentPages progress={progress} />}
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What the assistant is good for, one point after another. */
function Benefit({ items, isStill }: { items: Brand['features']['items']; isStill: boolean }) {
  const [at, setAt] = useState(0);
  useInterval(() => setAt((current) => (current + 1) % items.length), benefitMilliseconds, !isStill);
  const point = items[at];
  if (!point) return null;
  return (
    <div className="flex min-h-32 gap-4">
      <Icon name={point.icon} className="mt-1 size-6 shrink-0 text-brand-ink" />
      <div>
        <p className="font-semibold">{point.title}</p>
        <p className="text-ink-muted">{point.description}</p>
      </div>
    </div>
  );
}
