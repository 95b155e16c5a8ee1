import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';

type DropZoneProps = { onDrop: (files: File[]) => void; className?: string; children: ReactNode };

/** Takes files dropped on its content, which must offer another way to choose them. */
export function DropZone({ onDrop, className, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the file field inside
    <div
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setOver(false)
      }
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        setOver(false);
        if (files.length === 0) return;
        event.preventDefault();
        onDrop(files);
      }}
      className={clsx(
        'rounded-lg',
        isOver && 'outline-2 outline-brand outline-offset-4 outline-dashed',
        className,
      )}
    >
      {children}
    </div>
  );
}
