/** The kinds of file by their extension. */
const extensions = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tiff', 'svg', 'webp'],
  video: ['mp4', 'mov', 'avi', 'mkv', 'flv', 'wmv', 'webm', 'mpg', 'mpeg', 'm4v'],
} as const

export type FileKind = keyof typeof extensions | 'audio' | 'document'

/** A file name's extension without the dot, in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** What a file's name says that it is. */
export function fileTypeByExtension(name: string): FileKind | 'unknown' {
  const extension = extensionOf(name)
  if ((extensions.image as readonly string[]).includes(extension)) return 'image'
  if ((extensions.video as readonly string[]).includes(extension)) return 'video'
  return 'unknown'
}
