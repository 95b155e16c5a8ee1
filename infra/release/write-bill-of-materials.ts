import { mkdirSync, writeFileSync } from 'node:fs';
import { listMaterials } from './bill-of-materials.ts';

/** What is bundled, and what is installed beside it when the first scan arrives. */
const folders = { product: '.', recognition: 'functions/engine/documents/recognition/packages' };

/** Writes what a release is made of, as CycloneDX, and returns where. Throws for a package without a licence that was read. */
export function writeBillOfMaterials(): string[] {
  mkdirSync('dist/sbom', { recursive: true });
  return Object.entries(folders).map(([name, folder]) => {
    const file = `dist/sbom/${name}.cdx.json`;
    writeFileSync(file, `${JSON.stringify(listMaterials(folder), null, 2)}\n`);
    return file;
  });
}
