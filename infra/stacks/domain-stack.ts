import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { createDomainDistribution } from '#infra/constructs/site/domain-distribution.ts';
import type { Stage } from '#infra/stages/stage.ts';
import type { ApiStack } from './api-stack.ts';
import { readOrigins } from './brand-stack.ts';
import type { SiteStack } from './site-stack.ts';

type DomainStackProps = StackProps & { stage: Stage; api: ApiStack; content: SiteStack };

/** What serves assistants on domains of their owners. Nothing here waits for DNS: the domains come while it runs. */
export class DomainStack extends Stack {
  constructor(scope: Construct, id: string, { stage, api, content, ...stackProps }: DomainStackProps) {
    super(scope, id, stackProps);
    const partOf = content.shared.read(this);
    const origins = readOrigins(this, partOf, { api, stage });
    const { routingEndpoint } = createDomainDistribution(this, { stage, origins, partOf });
    new CfnOutput(this, 'OwnDomainTarget', { value: routingEndpoint });
  }
}
