import sharp, { type Sharp } from 'sharp'

/** Beyond this a picture is a trap, not a photograph (10,000 × 10,000). */
const limitInputPixels = 100_000_000

export type ImageFacts = { width: number; height: number; phash: string; placeholder: string }

/** Reads a picture to its end. Null when it is damaged, cut off or absurdly large. */
export async function probeImage(path: string): Promise<ImageFacts | null> {
  try {
    const { autoOrient } = await openImage(path).metadata()
    const [phash, placeholder] = [await printOf(path), await placeholderOf(path)]
    return { width: autoOrient.width, height: autoOrient.height, phash, placeholder }
  } catch {
    return null
  }
}

/** A picture as it is looked at: upright, refused when it is cut off. */
export function openImage(source: string | Buffer, options: { animated?: boolean } = {}): Sharp {
  return sharp(source, { limitInputPixels, failOn: 'truncated', ...options }).autoOrient()
}

/** Whether each of 8 × 8 points is brighter than its right neighbour: 64 bits that survive scaling and compressing. */
async function printOf(path: string): Promise<string> {
  const pixels = await openImage(path)
    .resize(9, 8, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | (pixels[at]! > pixels[at + 1]! ? 1n : 0n)
    }
  }
  return bits.toString(16).padStart(16, '0')
}

async function placeholderOf(path: string): Promise<string> {
  const small = await openImage(path).resize(16, 16, { fit: 'inside' }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
