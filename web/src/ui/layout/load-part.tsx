import { clsx } from 'clsx';
import { Component, type ComponentType, lazy, type ReactNode, useContext } from 'react';
import { Localization } from '#web/lib/texts/localization.ts';
import { Button } from '#web/ui/form/button.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Document 1 section 4 keeps an error of this text on the screen. */
const failureText = 'ChunkLoadError: failed to fetch a part of this page';

const listeners = new Set<() => void>();

/** Calls back each time that a part has loaded or failed, until the returned function is called. */
export function onLoadEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tellEnd(): void {
  for (const listener of listeners) listener();
}

/** A component whose code loads when it is first rendered; a failure goes to the nearest error boundary. */
export function loadLazily<Props>(load: Load<Props>, onFailure?: (failure: Error) => void) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      const failure = new Error(failureText, { cause });
      onFailure?.(failure);
      throw failure;
    } finally {
      // React reads the outcome in the next microtask.
      queueMicrotask(() => queueMicrotask(tellEnd));
    }
  });
}

/**
 * A part of a page whose code loads when it is first rendered. While it cannot be loaded, a note with a retry takes its
 * place, and the rest of the page stays. The note of a part that can be closed lies over the page, as dialogs do.
 */
export function loadPart<Props extends object>(load: Load<Props>) {
  /** Of the shared load: React keeps the outcome of a load. */
  let sharedFailure: Error | undefined;
  const startLoad = () => {
    sharedFailure = undefined;
    return loadLazily(load, (failure) => {
      sharedFailure = failure;
    });
  };
  /** Shared by all places of the part, so that once loaded it shows at once. */
  let shared = startLoad();
  /** Also for places that React has not put on the page yet. */
  const startAgain = () => {
    if (sharedFailure) shared = startLoad();
  };
  if (!import.meta.env.SSR) addEventListener('online', startAgain);
  return class LoadedPart extends Component<Props, { failure?: Error | undefined }> {
    override state: { failure?: Error | undefined } = {};

    static getDerivedStateFromError(failure: Error) {
      return { failure };
    }

    /** React may draw a failure after the connection is back. */
    override componentDidCatch(failure: Error) {
      if (failure.message === failureText && failure !== sharedFailure) this.retry();
    }

    override componentDidMount() {
      addEventListener('online', this.retry);
    }

    override componentWillUnmount() {
      removeEventListener('online', this.retry);
    }

    override render(): ReactNode {
      const { failure } = this.state;
      const Part = shared;
      if (!failure) return <Part {...this.props} />;
      // An error of the part itself is the page's.
      if (failure.message !== failureText) throw failure;
      return <MissingPart {...this.props} onRetry={this.retry} />;
    }

    private retry = () => {
      if (!this.state.failure) return;
      startAgain();
      this.setState({ failure: undefined });
    };
  };
}

function MissingPart({ onRetry, onClose }: { onRetry: () => void; onClose?: () => void }) {
  const texts = useContext(Localization)?.texts;
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-wrap items-center gap-3 rounded-md bg-danger-tint p-3 text-danger-ink',
        onClose && 'fixed inset-x-4 top-20 z-50 mx-auto max-w-xl',
      )}
    >
      {texts?.didNotWork ?? 'This part couldn’t be loaded.'}
      <Button variant="secondary" size="small" onClick={onRetry} label={texts?.tryAgain ?? 'Try again'} />
      {onClose && <Button variant="quiet" size="small" onClick={onClose} label={texts?.cancel ?? 'Close'} />}
    </div>
  );
}
