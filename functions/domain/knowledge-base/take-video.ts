import type { KnowledgeItem } from '#shared/domain/knowledge-item.ts';
import { captionExtensions } from '#shared/domain/limits.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { addAddress, addFile } from './add-content.ts';
import { type ContentWorld, type ReceivedFile, refuse, requireAddress } from './take-content.ts';

const captionBytesLimit = 2_000_000;

type GivenVideo = {
  title?: string | undefined;
  url?: string | undefined;
  captions?: string | undefined;
  file?: ReceivedFile | undefined;
};

/** Adds a video by a caption file or, without one, by the page that names its captions. Throws VALIDATION, NOT_READY, CONFLICT. */
export function takeVideo(
  world: ContentWorld,
  conversion: Conversion,
  { title, url, captions, file }: GivenVideo,
): Promise<KnowledgeItem> {
  const given = file ?? (captions?.trim() ? makeFile(captions) : undefined);
  const address = url ? requireAddress(url) : undefined;
  if (!given) {
    if (!address) throw refuse('url', 'Please enter the address of the video, or choose a caption file.');
    return addAddress(world, conversion, 'video', address);
  }
  const filename = world.cleanDocumentName(given.name);
  const isAccepted = captionExtensions.some((extension) => filename.toLowerCase().endsWith(`.${extension}`));
  if (!isAccepted)
    throw refuse('file', `${filename} is no caption file. Please use WebVTT (.vtt) or SRT (.srt).`);
  if (given.bytes.length === 0) throw refuse('file', `${filename} is empty. Please choose another file.`);
  if (given.bytes.length > captionBytesLimit) throw refuse('file', `${filename} is too large for captions.`);
  const { bytes, contentType } = given;
  return addFile(world, conversion, {
    ...{ type: 'video', filename, contentType, bytes, url: address },
    title: title || (given === file ? filename : (address ?? 'Video')),
  });
}

function makeFile(captions: string): ReceivedFile {
  return { name: 'captions.vtt', contentType: 'text/vtt', bytes: Buffer.from(captions) };
}
