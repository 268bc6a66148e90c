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

/** The pictures in HTML of ours, each in a box of its own size and loaded when it is near. */
export function withShots(html: string): string {
  return html.replaceAll(/<img src="\/shots\/([\w-]+)\.webp"/g, (tag, name: string) => {
    if (!isShot(name)) return tag
    const { width, height } = shots[name]
    const sources = `/shots/${name}-half.webp ${width}w, /shots/${name}.webp ${width * 2}w`
    return `${tag} srcset="${sources}" sizes="(max-width: 700px) 100vw, 640px" width="${width}" height="${height}" loading="lazy"`
  })
}

const isShot = (name: string): name is ShotName => Object.hasOwn(shots, name)

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
