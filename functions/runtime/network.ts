import { lookUpRecords, type RecordLookup } from '#functions/engine/crawl/fetch/look-up-records.ts';
import {
  type Dialer,
  dialAddress,
  type Resolver,
  resolveWithDns,
} from '#functions/engine/crawl/fetch/network.ts';
import type { PageRenderer } from '#functions/engine/crawl/render/page-renderer.ts';
import type { PageReader } from '#functions/engine/documents/scan/scanned-page.ts';

/** Replaceable network and files, for the local stack, tests and fault injection. */
export type Surroundings = {
  resolve: Resolver;
  dial: Dialer;
  lookUpRecords: RecordLookup;
  reach(point: string): void;
  /** Entry of the process that reads a document; undefined for the one beside the code. */
  documentReader?: URL | undefined;
  /** Reads scans; only on one machine. */
  pageReader?: PageReader | undefined;
  /** Shows pages that need their scripts; only on one machine. */
  pageRenderer?: PageRenderer | undefined;
};

const openNetwork: Surroundings = {
  ...{ resolve: resolveWithDns, lookUpRecords },
  ...{ dial: dialAddress, reach: () => undefined },
};

let surroundings = openNetwork;

/** Replaces this process's surroundings. Only the local stack calls it. */
export function replaceSurroundings(replacement: Partial<Surroundings>): void {
  surroundings = { ...openNetwork, ...replacement };
}

export const readSurroundings = (): Surroundings => surroundings;
