import shots from './shots.json' with { type: 'json' }

export type ShotName = keyof typeof shots

type Props = {
  name: ShotName
  alt: string
  /** How wide it is drawn, as `sizes` of an image has it. */
  sizes: string
  className?: string | undefined
  /** It is in sight at once. */
  first?: boolean
}

/** A picture of the product, made from the product (`e2e/shots.ts`), in a box of its own size. */
export function Shot({ name, alt, sizes, className, first = false }: Props) {
  const { width, height } = shots[name]
  return (
    <img
      className={className}
      src={`/shots/${name}.webp`}
      srcSet={`/shots/${name}-half.webp ${width}w, /shots/${name}.webp ${width * 2}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
