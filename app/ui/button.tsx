import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'primary' | 'quiet' | 'sunny' | 'danger'
type Size = 'small' | 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: 'btn btn-primary',
  quiet: 'btn btn-quiet',
  sunny: 'btn btn-sunny',
  danger: 'btn btn-danger',
}

const sizes: Record<Size, string> = { small: ' btn-small', medium: '', large: ' btn-large' }

/** How a button looks, for whatever element is one. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return looks[look] + sizes[size]
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

/** How it looks, in whatever size. */
export const iconButtonLook =
  'relative inline-flex shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-paper-sunken'

export const iconButtonClass = `size-11 ${iconButtonLook}`
