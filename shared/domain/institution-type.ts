import * as z from 'zod';

/** What a school is, as its owner says at signup. */
export const institutionTypeSchema = z.enum(['preschool', 'k12', 'private', 'college', 'trade']);
export type InstitutionType = z.infer<typeof institutionTypeSchema>;
