import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { cleanDocumentName, findEnding } from '#functions/engine/documents/document-name.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { captionExtensions, recordingExtensions } from '#shared/domain/limits.ts';
import { addCaptions } from '../change-items.ts';
import type { StoredItem } from '../library.ts';
import type { ContentPorts } from '../ports.ts';
import { describeRecording } from '../recording.ts';
import { addAddress, addFile, addSent } from './add-content.ts';
import {
  addUploadedFile,
  type ReceivedFile,
  refuse,
  requireAddress,
  requireSize,
} from './add-owner-content.ts';

const captionBytesLimit = 2_000_000;

type GivenVideo = {
  title?: string | undefined;
  url?: string | undefined;
  captions?: string | undefined;
  file?: ReceivedFile | undefined;
  /** Reference of an uploaded recording. */
  documentUrl?: string | undefined;
  /** The entry to add captions to. */
  itemId?: string | undefined;
};

/**
 * Adds a video or recording from captions, else its own file, else the page that links one of them; or adds
 * captions to an entry. Throws VALIDATION, NOT_FOUND, NOT_READY, CONFLICT.
 */
export async function addVideo(
  ports: ContentPorts,
  conversion: Conversion,
  { title, url, captions, file, documentUrl, itemId }: GivenVideo,
): Promise<KnowledgeItem> {
  const recording = file && findEnding(file.name, recordingExtensions) ? file : undefined;
  const given = recording ? undefined : (file ?? (captions?.trim() ? makeFile(captions) : undefined));
  const address = url ? requireAddress(url) : undefined;
  const filename = given && checkCaptions(given);
  if (itemId !== undefined) {
    if (!given) throw refuse('file', 'Please choose a caption file.');
    return addCaptions(ports, conversion, itemId, given.bytes);
  }
  if (given && filename) {
    const { bytes, contentType } = given;
    return addFile(ports, conversion, {
      ...{ type: 'video', filename, contentType, bytes, url: address },
      title: title || (given === file ? filename : (address ?? 'Video')),
    });
  }
  const named = { title, url: address };
  if (documentUrl) return addUploadedFile(ports, conversion, documentUrl, named);
  if (recording) return addRecording(ports, conversion, recording, describeRecording(ports, named));
  if (!address) throw refuse('url', 'Please enter the address of the video, or choose a file.');
  return addAddress(ports, conversion, 'video', address);
}

function addRecording(
  ports: ContentPorts,
  conversion: Conversion,
  { name, contentType, bytes }: ReceivedFile,
  part: Partial<StoredItem>,
): Promise<KnowledgeItem> {
  const filename = cleanDocumentName(name);
  requireSize(filename, bytes);
  return addSent(ports, conversion, {
    ...{ type: 'video', title: filename, filename, contentType, bytes, part },
  });
}

/** Display name of a caption file. Throws VALIDATION for other files. */
function checkCaptions({ name, bytes }: ReceivedFile): string {
  const filename = cleanDocumentName(name);
  if (!findEnding(filename, captionExtensions))
    throw refuse('file', `${filename} is no caption file. Please use WebVTT (.vtt) or SRT (.srt).`);
  if (bytes.length === 0) throw refuse('file', `${filename} is empty. Please choose another file.`);
  if (bytes.length > captionBytesLimit) throw refuse('file', `${filename} is too large for captions.`);
  return filename;
}

function makeFile(captions: string): ReceivedFile {
  return { name: 'captions.vtt', contentType: 'text/vtt', bytes: Buffer.from(captions) };
}
