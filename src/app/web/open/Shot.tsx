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

/** As they lie in the file: some have a dark twin, for those whose screens are dark. */
const facts: Readonly<Record<ShotName, { width: number; height: number; dark?: boolean }>> = shots
const darkMedia = '(prefers-color-scheme: dark)'

const sourcesOf = (name: string, width: number) =>
  `/shots/${name}-half.webp ${width}w, /shots/${name}.webp ${width * 2}w`

/** The pictures in HTML of ours, each in a box of its own size and loaded when it is near. */
export function withShots(html: string): string {
  return html.replaceAll(/<img src="\/shots\/([\w-]+)\.webp"([^>]*)>/g, (tag, name: string, rest: string) => {
    if (!isShot(name)) return tag
    const { width, height, dark } = facts[name]
    const sizes = 'sizes="(max-width: 700px) 100vw, 640px"'
    const twin = dark ? `<source media="${darkMedia}" srcset="${sourcesOf(`${name}-dark`, width)}" ${sizes}>` : ''
    const img = `<img src="/shots/${name}.webp"${rest} srcset="${sourcesOf(name, width)}" ${sizes} width="${width}" height="${height}" loading="lazy">`
    return `<picture>${twin}${img}</picture>`
  })
}

const isShot = (name: string): name is ShotName => Object.hasOwn(shots, name)

/** A picture of the product, made from the product (`e2e/shots.ts`), in a box of its own size. */
export function Shot({ name, alt, sizes, className, first = false }: Props) {
  const { width, height, dark } = facts[name]
  const img = (
    <img
      className={className}
      src={`/shots/${name}.webp`}
      srcSet={sourcesOf(name, width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
  if (!dark) return img
  return (
    <picture>
      <source media={darkMedia} srcSet={sourcesOf(`${name}-dark`, width)} sizes={sizes} />
      {img}
    </picture>
  )
}
