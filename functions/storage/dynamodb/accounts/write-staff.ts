import type { User } from '#functions/domain/accounts/account.ts';
import { writeNewItem } from '../change.ts';
import { keys } from '../keys.ts';

/** Writes of an account with its unique names; refused when one is taken. */
export function writeStaff(user: User) {
  const { userId, email, username } = user;
  const names = [keys.uniqueEmail(email), keys.uniqueUsername(username)].map((key) => ({ ...key, userId }));
  return [{ ...keys.user(userId), ...user }, ...names].map((Item) => writeNewItem(Item));
}
