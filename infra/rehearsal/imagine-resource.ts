import type { PropertyType, Resource } from '@aws-cdk/service-spec-types';

/** The account and region of the rehearsal. */
export type Surroundings = { partition: string; account: string; region: string };

type Imagined = {
  schema: Resource | undefined;
  stack: string;
  id: string;
  properties: Readonly<Record<string, unknown>>;
  surroundings: Surroundings;
};

const longestName = 64;

/** What `Ref` gives for a resource: its name, its ARN or its address, in the form that the account would give it. */
export function imagineRef(imagined: Imagined): string {
  const [identifier = ''] = imagined.schema?.cfnRefIdentifier ?? imagined.schema?.primaryIdentifier ?? [];
  if (/arn$/i.test(identifier)) return imagineArn(imagined);
  if (identifier === 'QueueUrl') {
    const { account, region } = imagined.surroundings;
    return `https://sqs.${region}.amazonaws.com/${account}/${imagineName(imagined)}`;
  }
  // The registry gives a secret's ARN the name `Id`.
  if (imagined.schema?.cloudFormationType === 'AWS::SecretsManager::Secret') return imagineArn(imagined);
  return imagineName(imagined);
}

/** An attribute of the type that the registry publishes. */
export function imagineAttribute(imagined: Imagined, name: string, type: PropertyType): unknown {
  switch (type.type) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [imagineAttribute(imagined, name, type.element)];
    default:
      // A log group's own ARN stands for its streams.
      if (imagined.schema?.cloudFormationType === 'AWS::Logs::LogGroup') return `${imagineArn(imagined)}:*`;
      if (/arn$/i.test(name)) return imagineArn(imagined);
      if (/url$/i.test(name)) return `https://${imagined.id.toLowerCase()}.on.aws/`;
      if (/domainname$/i.test(name)) return `${imagineName(imagined)}.amazonaws.com`;
      return /name$/i.test(name) && !/dns/i.test(name)
        ? imagineName(imagined)
        : `${imagined.id.toLowerCase()}.${name.toLowerCase()}`;
  }
}

function imagineArn(imagined: Imagined): string {
  const { partition, account, region } = imagined.surroundings;
  const [, service = ''] = imagined.schema?.cloudFormationType.toLowerCase().split('::') ?? [];
  const pattern =
    imagined.schema?.arnTemplate ?? `arn:\${Partition}:${service}:\${Region}:\${Account}:\${Name}`;
  const name = imagineName(imagined);
  const known: Record<string, string> = { Partition: partition, Account: account, Region: region };
  return pattern.replace(/\$\{(\w+)\}/g, (_, field) => known[field] ?? name);
}

/** The name that the template gives, or one like those that CloudFormation makes up. */
function imagineName({ schema, stack, id, properties }: Imagined): string {
  const [, inArn = ''] = /\$\{(\w+?)(?:WithPath)?\}$/.exec(schema?.arnTemplate ?? '') ?? [];
  const fields = [inArn, ...(schema?.primaryIdentifier ?? []), `${schema?.name}Name`, 'Name'];
  for (const field of fields) {
    const { [field]: given } = properties;
    if (typeof given === 'string') return given;
  }
  const made = `${`${stack}-${id}`.slice(0, longestName - 13)}-A1B2C3D4E5F6`;
  return schema?.cloudFormationType === 'AWS::S3::Bucket' ? made.toLowerCase() : made;
}
