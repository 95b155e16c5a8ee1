import { clsx } from 'clsx';
import { LoaderCircle } from '../icons/icons.ts';

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={clsx('flex items-center gap-3 text-ink-muted', className)}>
      <LoaderCircle className="size-5 motion-safe:animate-spin" />
      {label}
    </div>
  );
}
