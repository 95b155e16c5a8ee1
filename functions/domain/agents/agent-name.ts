import * as z from 'zod';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

const longestNameCharacters = 40;
/** Where a client names itself: in each request since the protocol of 2026-07-28. */
const clientKey = 'io.modelcontextprotocol/clientInfo';
const clientSchema = z.object({ name: z.string(), title: z.string().optional() });
const requestSchema = z.object({ params: z.object({ _meta: z.object({ [clientKey]: clientSchema }) }) });

/** What an agent calls itself: in its request, or else as the program that sent it. */
export function findAgentName(body: string, userAgent: string | undefined): string {
  const { data } = requestSchema.safeParse(readJson(body));
  const client = data?.params._meta[clientKey];
  const [product] = (userAgent ?? '').split(/[/\s;(]/);
  return cleanName(client?.title ?? client?.name ?? product ?? '') || 'Unnamed agent';
}

/** Strangers choose it, and an owner reads it. */
function cleanName(name: string): string {
  const plain = name.normalize('NFKC').replace(/[^\p{L}\p{N} ._-]+/gu, ' ');
  return maskPrivateNumbers(plain.replace(/\s+/g, ' ').trim().slice(0, longestNameCharacters)).trim();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The protocol's own server says what is wrong with it.
    return undefined;
  }
}
