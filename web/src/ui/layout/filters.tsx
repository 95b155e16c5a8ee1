import { type ReactNode, useState } from 'react';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SlidersHorizontal } from '../icons/icons.ts';
import { Sheet } from './sheet.tsx';

type FiltersProps = {
  /** How many of them narrow what is shown. */
  count: number;
  children: ReactNode;
};

/** Filters of a page: in their place on wide screens, on phones in a sheet. */
export function Filters({ count, children }: FiltersProps) {
  const isWide = useMedia('(min-width: 48rem)');
  const [isOpen, setOpen] = useState(false);
  if (isWide) return children;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="size-4" />
        <span className="sr-only">Filters</span>
        {count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <Sheet title="Filters" onClose={() => setOpen(false)}>
          <div className="space-y-4">{children}</div>
          <Button className="mt-5 w-full" onClick={() => setOpen(false)} label="Done" />
        </Sheet>
      )}
    </>
  );
}
