import { execFileSync } from 'node:child_process';
import * as z from 'zod';

/** Licences of packages whose package.json names none, as read in the file LICENSE that they carry. */
export const readLicences: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

/** Licences that let us sell what we build with a package. Ask a lawyer before adding one. */
const accepted =
  /^(?:MIT(?:-0)?|Apache-2\.0|BSD-[23]-Clause|0BSD|ISC|MPL-2\.0|OFL-1\.1|CC0-1\.0|BlueOak-1\.0\.0)$/;

const licenceSchema = z.union([
  z.object({ license: z.object({ id: z.string() }) }),
  z.object({ expression: z.string() }),
]);
const billSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.looseObject({ name: z.string(), version: z.string(), licenses: z.array(licenceSchema).optional() }),
  ),
});
type Bill = z.infer<typeof billSchema>;

/** Lists the packages of a lockfile that a release carries, each with its licence. Throws for one that nobody has read. */
export function listMaterials(folder: string): Bill {
  const reply = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
    { ...{ cwd: folder, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 } },
  );
  return completeBill(JSON.parse(reply));
}

/** Adds what was read by hand, and refuses a package without a licence or with one that is not accepted. */
export function completeBill(sbom: unknown): Bill {
  const { components, ...bill } = billSchema.parse(sbom);
  const completed = components.map((component) => {
    const read = readLicences[`${component.name}@${component.version}`];
    return component.licenses || !read ? component : { ...component, licenses: [{ license: { id: read } }] };
  });
  const refused = completed.filter(({ licenses }) => !licenses?.some(isAccepted));
  if (refused.length > 0)
    throw new Error(
      `Read the licences of ${refused.map(({ name, version }) => `${name}@${version}`).join(', ')}`,
    );
  return { ...bill, components: completed };
}

/** Of a choice one is enough; of a sum all are needed. */
function isAccepted(licence: z.infer<typeof licenceSchema>): boolean {
  const expression = 'expression' in licence ? licence.expression : licence.license.id;
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => accepted.test(id)));
}
