import { CfnOutput, type RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { SecretName } from '#functions/policy/policy.ts';

/** The secrets a deployment generates; functions get their names. */
export function createSecrets(scope: Construct, removalPolicy: RemovalPolicy): Record<SecretName, Secret> {
  return {
    token: createSecret(scope, 'TokenSecret', { description: 'Signs access tokens', removalPolicy }),
    'superadmin-password': createSecret(scope, 'SuperadminPassword', {
      description: 'First password of the first superadmin',
      removalPolicy,
    }),
  };
}

function createSecret(
  scope: Construct,
  id: string,
  props: { description: string; removalPolicy: RemovalPolicy },
): Secret {
  const secret = new Secret(scope, id, {
    ...props,
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'A new value invalidates every access token and mailed link, or is used only once, so it is replaced manually when needed.',
  });
  new CfnOutput(scope, `${id}Name`, { value: secret.secretName });
  return secret;
}
