import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover border-transparent',
  secondary: 'bg-surface text-ink border-field-line hover:bg-sunken',
  quiet: 'bg-transparent text-brand-ink border-transparent hover:bg-brand-tint',
  danger: 'bg-danger text-on-danger border-transparent hover:opacity-90',
} as const;

const sizes = {
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
  small: 'min-h-9 px-3 py-1 text-sm',
  icon: 'size-11',
} as const;

type ButtonStyle = { variant?: keyof typeof variants | undefined; size?: keyof typeof sizes | undefined };

/** The look of a button, also for links that act like one. */
export function buttonStyle({ variant = 'primary', size = 'medium' }: ButtonStyle = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold no-underline motion-safe:transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { label?: ReactNode };

/** A button with its label, or with an icon beside words inside. */
export function Button({ variant, size, className, type = 'button', label, ...props }: ButtonProps) {
  const style = clsx(buttonStyle({ variant, size }), className);
  return (
    <button type={type} className={style} {...props}>
      {props.children ?? label}
    </button>
  );
}
