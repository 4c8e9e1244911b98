import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'primary' | 'quiet' | 'sunny' | 'danger'
type Size = 'small' | 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-strong border-transparent',
  quiet: 'border-line-strong text-ink hover:bg-paper-sunken',
  sunny: 'bg-turmeric text-on-turmeric border-transparent hover:brightness-105',
  danger: 'bg-terracotta text-on-terracotta border-transparent hover:bg-terracotta-strong',
}

const sizes: Record<Size, string> = {
  small: 'min-h-11 px-3.5 text-sm',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
}

/** How a button looks, for whatever element is one. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return `inline-flex items-center justify-center gap-2 rounded-full border text-center font-semibold leading-tight transition duration-150 ease-out active:scale-[0.98] disabled:opacity-60 disabled:active:scale-100 ${looks[look]} ${sizes[size]}`
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; size?: Size }

export function Button({ look, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: Look; size?: Size }

export function ButtonLink({ look, size, className = '', ...rest }: ButtonLinkProps) {
  return <Link prefetch="intent" className={`${buttonClass(look, size)} ${className}`} {...rest} />
}

/** A round button that shows an icon and says its name to those who cannot see it. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`${iconButtonClass} ${className}`}
      {...rest}
    />
  )
}

export const iconButtonClass =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-paper-sunken'
