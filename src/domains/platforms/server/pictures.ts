/** How wide and high (px) a post's picture is kept. */
const [width, height] = [240, 300]

/** A small picture as a data address; null for none, and for what is none. */
export async function smallPicture(bytes: Buffer | null): Promise<string | null> {
  if (!bytes) return null
  const { default: sharp } = await import('sharp')
  const small = await sharp(bytes, { limitInputPixels: 50_000_000 })
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 62 })
    .toBuffer()
    .catch(() => null)
  return small && `data:image/webp;base64,${small.toString('base64')}`
}
