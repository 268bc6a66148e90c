/** A stored picture in a reserved box; without one, the name's first letter on a quiet pattern, never a broken image. */
export function Picture({ path, name, ratio = '4 / 5', width, priority = false }: { path: string | null; name: string; ratio?: string; width?: number; priority?: boolean }) {
  const style = { aspectRatio: ratio, width: width ?? '100%', flex: width ? 'none' : undefined }
  if (!path) {
    const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
    return (
      <div className="picture" style={{ ...style, background: `linear-gradient(140deg, hsl(${hue} 42% 78%), hsl(${(hue + 40) % 360} 46% 62%))`, display: 'grid', placeItems: 'center' }} aria-hidden="true">
        <span className="serif" style={{ fontSize: width && width < 80 ? '1.5rem' : '4rem', color: 'rgb(28 25 23 / 62%)' }}>
          {name.slice(0, 1).toUpperCase()}
        </span>
      </div>
    )
  }
  const source = (variant: string) => `/media/${variant}/${path}`
  return (
    <div className="picture" style={style}>
      <img
        src={source(width && width < 200 ? 'thumb' : 'card')}
        srcSet={`${source('thumb')} 240w, ${source('card')} 720w, ${source('full')} 1600w`}
        sizes={width ? `${width}px` : '(max-width: 720px) 100vw, 360px'}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  )
}
