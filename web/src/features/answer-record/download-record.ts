import type { BrandId } from '#shared/brands/platforms.ts';
import type { LedgerFile } from '#shared/domain/ledger/ledger.ts';
import { api } from '#web/lib/api/api.ts';
import { readParts } from '#web/lib/api/read-parts.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

type Span = { brandId: BrandId; conversionId: string; from: string; to: string };

/** Saves the answer record of some days as one file, from the server's parts. */
export async function downloadRecord({ brandId, conversionId, from, to }: Span): Promise<void> {
  const span = { brandId, conversionId, from, to };
  const parts = await Array.fromAsync(
    readParts((after) => api.chatHistory.exportLedger.call({ ...span, after })),
  );
  const lines = parts.flatMap((part) => part.lines);
  const file: LedgerFile = { format: 'answer-record', version: 1, conversionId, from, to, lines };
  saveFile(`answer-record-${from}-to-${to}.json`, JSON.stringify(file, null, 1), 'application/json');
}

/** Saves the page that checks such a file without a network. */
export async function downloadChecker(): Promise<void> {
  const { default: page } = await import('./checker/checker.html?bundled');
  saveFile('answer-record-checker.html', page, 'text/html');
}
