import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

// Bundles embed these files as data: infra/build/plugins/embed-fonts.ts.
const regular = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf',
);
const bold = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf',
);

/** Fonts embedded in invoice PDFs. */
export async function readInvoiceFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  return { regular: await readFont(regular), bold: await readFont(bold) };
}

async function readFont(place: string): Promise<Buffer> {
  const [, encoded] = /^data:[^,]*;base64,(.*)$/.exec(place) ?? [];
  return encoded === undefined ? readFile(place) : Buffer.from(encoded, 'base64');
}
