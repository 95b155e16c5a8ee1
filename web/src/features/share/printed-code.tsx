import { useState } from 'react';
import { renderSVG } from 'uqr';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Download, Printer } from '#web/ui/icons/icons.ts';
import { Poster } from './poster.tsx';

/** The address as a QR code, to download or on a poster. */
export function PrintedCode({ address, name, logoUrl }: { address: string; name: string; logoUrl: string }) {
  const [isPrinting, setPrinting] = useState(false);
  // A poster is read from afar and gets scratched: a quarter of the code may be lost.
  const drawing = renderSVG(address, { border: 2, ecc: 'Q' });
  const code = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <img
        src={code}
        alt={`QR code for ${address}`}
        className="size-40 rounded-md border border-line bg-white p-1"
      />
      <div className="min-w-0 flex-1 basis-60 space-y-4">
        <p className="text-ink-muted">
          For your entrance, your letters and your business cards: who scans it asks your assistant at once.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => setPrinting(true)}>
            <Printer className="size-4" />
            Print a poster
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => saveFile('qr-code.svg', drawing, 'image/svg+xml')}
          >
            <Download className="size-4" />
            Download the QR code
          </Button>
        </div>
      </div>
      {isPrinting && <Poster {...{ address, name, logoUrl, code }} onPrinted={() => setPrinting(false)} />}
    </div>
  );
}
