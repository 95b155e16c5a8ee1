import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { findPageStatus } from '#functions/http/find-page-status.ts';
import { findOwnPage, isOwnAddress } from '#functions/http/own-page.ts';
import { pagePathHeader } from '#functions/http/page-path-header.ts';
import { openPageSubjectsIn } from '#functions/wiring/pages.ts';

/** A Lambda layer contains the client-rendered pages. */
const { PAGES_FOLDER = '/opt', TABLE_NAME = '' } = process.env;
const subjects = openPageSubjectsIn(TABLE_NAME);
const documents = new Map<string, Promise<string>>();

/**
 * Returns the document chosen by the edge, with 404 when its subject doesn't exist. CloudFront caches it for
 * a minute, a 404 for ten seconds. When this function fails, CloudFront falls back to the bucket.
 */
export const handler = async ({
  rawPath,
  headers,
}: Pick<APIGatewayProxyEventV2, 'rawPath' | 'headers'>): Promise<APIGatewayProxyStructuredResultV2> => {
  const name = basename(rawPath);
  const document = documents.get(name) ?? readFile(join(PAGES_FOLDER, name), 'utf8');
  const address = headers[pagePathHeader] ?? '';
  const [{ status: statusCode, headers: listing, draw }, body] = await Promise.all([
    isOwnAddress(address) ? findOwnPage(subjects, address) : findCommonPage(address),
    document,
  ]);
  documents.set(name, document);
  return {
    statusCode,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...listing,
      'cache-control': `public, max-age=0, s-maxage=${statusCode === 200 ? 60 : 10}`,
    },
    body: draw(body),
  };
};

async function findCommonPage(address: string) {
  return { ...(await findPageStatus(subjects, address)), draw: (document: string) => document };
}
