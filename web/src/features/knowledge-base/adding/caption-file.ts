import { captionExtensions } from '#shared/domain/limits.ts';

export const captionEndings = captionExtensions.map((extension) => `.${extension}`);

/** Why a file cannot contain captions, by its name. */
export function findCaptionProblem({ name }: File): string | undefined {
  const isAccepted = captionEndings.some((ending) => name.toLowerCase().endsWith(ending));
  return isAccepted ? undefined : `${name} is not a caption file. Please use WebVTT (.vtt) or SRT (.srt).`;
}
