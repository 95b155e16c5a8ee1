import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { passwordLengths } from '#shared/domain/identity.ts';
import { isKnownWord, type KnownOfPerson } from '#shared/domain/passwords/guessable-password.ts';
import { Check } from '../icons/icons.ts';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'value' | 'hint' | 'autoComplete' | 'minLength' | 'maxLength'
> & {
  value: string;
  /** Whoever chooses it, as far as the page knows. */
  person?: KnownOfPerson;
  /** A password that was found to be easy to guess, which looks good here. */
  refused?: string | undefined;
};

/** A field for a new password, which says while it is typed what it still lacks. */
export function NewPasswordField({ value, person = nobody, refused, ...props }: NewPasswordFieldProps) {
  const verdict = value !== '' && value === refused ? easy : judge(value, person);
  return (
    <div>
      <PasswordField
        hint={`At least ${passwordLengths.least} characters.`}
        autoComplete="new-password"
        minLength={passwordLengths.least}
        maxLength={passwordLengths.most}
        value={value}
        {...props}
      />
      <div className="mt-2 min-h-6 text-sm">
        {verdict && (
          <span aria-hidden="true" className="flex gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={clsx('h-1 flex-1 rounded-full', bar > verdict.bars ? 'bg-line' : verdict.color)}
              />
            ))}
          </span>
        )}
        <p
          role="status"
          className={clsx('mt-1 flex items-center gap-1.5', verdict?.isGood && 'text-success-ink')}
        >
          {verdict?.isGood && <Check className="size-4 shrink-0" />}
          {verdict?.text}
        </p>
      </div>
    </div>
  );
}

const nobody: KnownOfPerson = { name: '', email: '', username: '' };
/** About three words. */
const longCharacters = 14;

type Verdict = { bars: number; color: string; text: string; isGood?: boolean };
const easy: Verdict = { bars: 1, color: 'bg-danger', text: 'Easy to guess' };

/** What a reader is told of a password so far; nothing before its first character. */
function judge(password: string, person: KnownOfPerson): Verdict | undefined {
  if (password === '') return undefined;
  if (password.length < passwordLengths.least)
    return { bars: 1, color: 'bg-danger', text: 'Too short so far' };
  if (isKnownWord(password, person) || isPattern(password))
    return { ...easy, text: 'Easy to guess: a name that others know, or a row of keys' };
  if (password.length < longCharacters) {
    const text = 'Long enough. Three words that do not belong together are safer.';
    return { bars: 2, color: 'bg-mark', text, isGood: true };
  }
  return { bars: 3, color: 'bg-success-ink', text: 'Good password', isGood: true };
}

/** A row of the keyboard or the alphabet, in either direction, or hardly any different characters. */
function isPattern(password: string): boolean {
  const typed = password.toLowerCase();
  if (new Set(typed).size < 4) return true;
  return rows.some((row) => row.includes(typed) || [...row].reverse().join('').includes(typed));
}

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
