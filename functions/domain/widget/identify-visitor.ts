import { jwtVerify } from 'jose';
import * as z from 'zod';
import type { WidgetStore } from '#functions/storage/dynamodb/site/widget-store.ts';
import { AppError } from '#shared/errors.ts';
import type { Visitor } from './stored-widget.ts';

type IdentityPorts = { widgets: Pick<WidgetStore, 'find' | 'saveVisitor'>; now(): Date };

/** Claims of RFC 7519, and the profile claims of OpenID Connect Core section 5.1. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(200),
  name: z.string().max(200).optional(),
  email: z.email().max(254).optional(),
});

/**
 * Remembers a session's visitor. The token is a JWT for this assistant (`aud` is its id) with an expiry
 * (`exp`), signed with HS256 and the owner's secret. Throws FORBIDDEN for any other.
 */
export async function identifyVisitor(
  ports: IdentityPorts,
  { conversionId, sessionId, token }: { conversionId: string; sessionId: string; token: string },
): Promise<Omit<Visitor, 'externalId'>> {
  const now = ports.now();
  const { identitySecret } = await ports.widgets.find(conversionId);
  if (!identitySecret) throw refusal();
  const verified = await jwtVerify(token, new TextEncoder().encode(identitySecret), {
    algorithms: ['HS256'],
    audience: conversionId,
    requiredClaims: ['exp', 'sub'],
    currentDate: now,
  }).catch(() => undefined);
  const claims = claimsSchema.safeParse(verified?.payload);
  if (!claims.success) throw refusal();
  const { sub, name, email } = claims.data;
  const known = { ...(name && { name }), ...(email && { email }) };
  await ports.widgets.saveVisitor(conversionId, sessionId, { externalId: sub, ...known }, now);
  return known;
}

function refusal(): AppError {
  return new AppError('FORBIDDEN', {
    message: 'This token was not signed for this assistant, or has expired.',
  });
}
