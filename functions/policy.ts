import type { Contract } from '#shared/contract/index.ts';

/** What the functions of an area may touch, and how large they are. */
export type Policy = {
  table: 'read' | 'read-write';
  bucket: 'none' | 'read' | 'read-write';
  sendsJobs: boolean;
  memoryMb: number;
  timeoutSeconds: number;
};

const small = { memoryMb: 512, timeoutSeconds: 10 };
/** scrypt takes 32 MiB and half a second of a full core: 1,769 MB is one vCPU. */
const hashing = { memoryMb: 1769, timeoutSeconds: 15 };

/** One policy an area; an area without one does not compile. Every function counts calls, so none only reads the table. */
export const policies: Record<keyof Contract, Policy> = {
  signup: { table: 'read-write', bucket: 'read', sendsJobs: true, ...hashing },
  auth: { table: 'read-write', bucket: 'none', sendsJobs: true, ...hashing },
  account: { table: 'read-write', bucket: 'none', sendsJobs: true, ...hashing },
  superadmin: { table: 'read-write', bucket: 'none', sendsJobs: false, ...hashing },
  uploads: { table: 'read-write', bucket: 'read-write', sendsJobs: false, ...small },
  conversions: { table: 'read-write', bucket: 'none', sendsJobs: true, ...small },
  chat: { table: 'read-write', bucket: 'read', sendsJobs: true, memoryMb: 1024, timeoutSeconds: 15 },
  conversations: { table: 'read-write', bucket: 'none', sendsJobs: true, ...small },
  chatHistory: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  dashboard: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  widget: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  support: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  contact: { table: 'read-write', bucket: 'none', sendsJobs: true, ...small },
  // A document is read in a process of its own, which may take 256 MB.
  forms: { table: 'read-write', bucket: 'read-write', sendsJobs: true, memoryMb: 1024, timeoutSeconds: 29 },
  pricing: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  legal: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  demos: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
  system: { table: 'read-write', bucket: 'none', sendsJobs: false, ...small },
};
