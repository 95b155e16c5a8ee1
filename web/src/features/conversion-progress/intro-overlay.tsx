import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { useInterval } from '#web/lib/browser/use-interval.ts';
import { Icon } from '#web/ui/data/icon.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
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

type IntroOverlayProps = { brand: Brand; conversionId: string; onDone: () => void };

/** Covers the page during the build. Its percentage is that of the real record; details are one click away. */
export function IntroOverlay({ brand, conversionId, onDone }: IntroOverlayProps) {
  const { data: progress, error } = useConversionProgress(conversionId);
  const [message, setMessage] = useState(0);
  const [benefit, setBenefit] = useState(0);
  const buildMessages = progress?.url === null ? documentMessages : websiteMessages;
  const percentage = progress?.progressPercentage ?? 0;
  const isReady = progress?.status === 'completed';
  const isOver = isReady || progress?.status === 'failed' || error !== null;
  useInterval(() => setMessage((at) => (at + 1) % websiteMessages.length), messageMilliseconds, !isOver);
  useInterval(() => setBenefit((at) => (at + 1) % brand.features.items.length), benefitMilliseconds, !isOver);

  const latestOnDone = useRef(onDone);
  latestOnDone.current = onDone;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => latestOnDone.current(), isReady ? readyMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [isOver, isReady]);

  const point = brand.features.items[benefit];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onDone()}>
      <Dialog.Portal>
        <Dialog.Content className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-canvas p-6 text-ink">
          <div className="w-full max-w-xl">
            <Dialog.Title className="text-title">
              {isReady ? 'GPTsite Ready!' : 'Building your assistant'}
            </Dialog.Title>
            <Dialog.Description className="mt-3 min-h-7 text-ink-muted text-lead">
              {isReady ? 'It opens in a moment.' : buildMessages[message]}
            </Dialog.Description>
            <div className="mt-6 flex items-center gap-4">
              <div className="flex-1">
                <ProgressBar label="Conversion progress" percentage={percentage} />
              </div>
              <span className="font-display font-semibold text-2xl tabular-nums">{percentage}%</span>
            </div>
            <p className="mt-3 min-h-6 text-ink-muted text-sm">{progress?.currentStep}</p>
            {progress?.url !== null && <RecentPages progress={progress} />}
            {point && (
              <div className="mt-6 flex min-h-24 gap-4 border-line border-t pt-5">
                <Icon name={point.icon} className="mt-1 size-6 shrink-0 text-brand-ink" />
                <div>
                  <p className="font-semibold">{point.title}</p>
                  <p className="text-ink-muted">{point.description}</p>
                </div>
              </div>
            )}
            <Button variant="secondary" size="small" className="mt-8" onClick={onDone}>
              {progress?.url === null ? 'Show every document as it is read' : 'Show every page as it is read'}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
