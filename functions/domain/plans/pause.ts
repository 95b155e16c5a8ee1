import type { PublicContact } from '#shared/contract/conversions.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { StandingPorts } from './ports.ts';
import { findStanding, type Standing } from './standing.ts';

/** How visitors reach an organisation without its assistant, as stated on its website. */
export function describeContact({ site, url }: Pick<Conversion, 'site' | 'url'>): PublicContact {
  return { phone: site?.phone ?? null, email: site?.email ?? null, website: site?.website ?? url };
}

/** Shown to visitors instead of a paused assistant; null while it answers. */
export async function findPause(ports: StandingPorts, conversion: Conversion): Promise<PublicContact | null> {
  return describePause(await findStanding(ports, conversion), conversion);
}

/** The same where the standing is known. */
export function describePause(standing: Standing | undefined, conversion: Conversion): PublicContact | null {
  return standing?.pause ? describeContact(conversion) : null;
}

/** Says that the assistant is paused, and where to get help instead, but not why. */
export function composePauseNotice(conversion: Pick<Conversion, 'site' | 'url'>, name: string): AppError {
  const { phone, email, website } = describeContact(conversion);
  const ways = [phone, email, website].filter((way) => way !== null);
  return new AppError('ASSISTANT_PAUSED', {
    message: `The assistant of ${name} is taking a break at the moment. ${name} is glad to help you directly${ways.length ? `: ${ways.join(', ')}` : '.'}`,
  });
}

/** Throws ASSISTANT_PAUSED for a paused conversion. `name` is what visitors know it by. */
export async function refusePaused(
  ports: StandingPorts,
  conversion: Conversion,
  name: string,
): Promise<void> {
  const standing = await findStanding(ports, conversion);
  if (standing?.pause) throw composePauseNotice(conversion, name);
}
