interface AvatarProps {
  name: string
  /** The address of the picture; without one the initial of the name stands for it. */
  picture: string | null | undefined
}

/** A person's picture or initial. The name stands beside it, so it says nothing by itself. */
export function Avatar({ name, picture }: AvatarProps) {
  if (picture)
    return (
      <img
        src={picture}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        className="bg-paper-sunken size-9 shrink-0 rounded-full object-cover"
      />
    )
  return (
    <span
      aria-hidden="true"
      className="font-display bg-leaf-tint text-leaf-strong flex size-9 shrink-0 items-center justify-center rounded-full text-lg"
    >
      {initial(name)}
    </span>
  )
}

function initial(name: string): string {
  const first = name.trim().codePointAt(0)
  return first === undefined ? '' : String.fromCodePoint(first).toUpperCase()
}
