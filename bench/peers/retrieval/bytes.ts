export function toBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

export function fromBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
