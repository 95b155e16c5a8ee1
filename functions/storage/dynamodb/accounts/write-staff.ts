import type { User } from '#functions/domain/accounts/account.ts';
import { keys } from '../keys.ts';

/** Writes of an account with its unique names; refused when one is taken. */
export function writeStaff(TableName: string, user: User) {
  const { userId, email, username } = user;
  const names = [keys.uniqueEmail(email), keys.uniqueUsername(username)].map((key) => ({ ...key, userId }));
  return [{ ...keys.user(userId), ...user }, ...names].map((Item) => ({
    Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));
}
