/** The embedding of each passage, in passage order: `dimensions` components of one byte each. */
export type PassageVectors = { dimensions: number; components: Int8Array };

const largestComponent = 127;
const headerBytes = 4;

/** Scales each vector so that its largest component is 127, which keeps its direction in a quarter of the bytes. */
export function quantiseVectors(vectors: readonly (readonly number[])[]): PassageVectors {
  const dimensions = vectors[0]?.length ?? 0;
  const components = new Int8Array(vectors.length * dimensions);
  vectors.forEach((vector, row) => {
    const largest = Math.max(...vector.map(Math.abs)) || 1;
    components.set(
      vector.map((component) => Math.round((component / largest) * largestComponent)),
      row * dimensions,
    );
  });
  return { dimensions, components };
}

/** Ranks passages by cosine similarity to the query. Vectors of another model rank nothing. */
export function rankByVector(
  { dimensions, components }: PassageVectors,
  query: readonly number[],
  limit: number,
): number[] {
  if (dimensions === 0 || query.length !== dimensions) return [];
  const ranked = Array.from({ length: components.length / dimensions }, (_, passage) => ({
    passage,
    cosine: cosineOf(components.subarray(passage * dimensions, (passage + 1) * dimensions), query),
  }));
  return ranked
    .sort((left, right) => right.cosine - left.cosine)
    .slice(0, limit)
    .map(({ passage }) => passage);
}

/** Omits the query's length, which is the same for all passages. */
function cosineOf(vector: Int8Array, query: readonly number[]): number {
  let product = 0;
  let square = 0;
  for (const [index, component] of vector.entries()) {
    product += component * (query[index] ?? 0);
    square += component * component;
  }
  return square === 0 ? Number.NEGATIVE_INFINITY : product / Math.sqrt(square);
}

/** Number of dimensions (32 bits, little endian), then the components. */
export function serializeVectors({ dimensions, components }: PassageVectors): Uint8Array {
  const bytes = new Uint8Array(headerBytes + components.length);
  new DataView(bytes.buffer).setUint32(0, dimensions, true);
  bytes.set(new Uint8Array(components.buffer, components.byteOffset, components.length), headerBytes);
  return bytes;
}

/** Undefined if the bytes are in another format. */
export function parseVectors(bytes: Uint8Array): PassageVectors | undefined {
  if (bytes.length < headerBytes) return undefined;
  const dimensions = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const components = Int8Array.from(bytes.subarray(headerBytes), (byte) => (byte << 24) >> 24);
  return dimensions > 0 && components.length % dimensions === 0 ? { dimensions, components } : undefined;
}
