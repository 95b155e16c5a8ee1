import * as z from 'zod';
import { isConversionId } from './conversion-id.ts';

/** A conversion id: see `isConversionId`. */
export const conversionIdSchema = z.string().refine(isConversionId, 'Not a conversion id');
