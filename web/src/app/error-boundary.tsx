import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { describeError, isCriticalError } from '#web/features/system-status/classify-error.ts';
import { ErrorScreen } from '#web/features/system-status/error-screen.tsx';
import { replayEarlyPageActions } from './early-actions.ts';

/** Document 1 section 9: when errors that are not critical clear. */
const clearDelayMilliseconds = 100;
/** A recurring error is shown after all, because clearing it again and again would make the page flicker. */
const clearLimit = 3;

type ErrorBoundaryState = { failure?: { error: unknown; componentStack?: string } | undefined };

/** Shows the error screen for critical errors; logs and clears others (document 1 section 4). */
export class ErrorBoundary extends Component<{ brand: Brand; children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};
  private clearCount = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (this.isShown(error)) {
      this.setState({ failure: { error, componentStack: componentStack ?? '' } });
      replayEarlyPageActions();
      return;
    }
    console.warn('An error was cleared.', error);
    this.clearCount += 1;
    this.timer = setTimeout(this.clear, clearDelayMilliseconds);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // The screen sends its report when it mounts, so wait for the component stack, which React provides right after
    // this.
    if (failure.componentStack === undefined || !this.isShown(failure.error)) return null;
    return (
      <ErrorScreen error={failure.error} brand={this.props.brand} componentStack={failure.componentStack} />
    );
  }

  private isShown(error: unknown): boolean {
    return isCriticalError(describeError(error)) || this.clearCount >= clearLimit;
  }

  private clear = () => this.setState({ failure: undefined });
}
