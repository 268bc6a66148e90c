import { must } from '../../kit/contract/must.ts'
import type { FileKind } from './file-type-by-extension.ts'

export type Format = { kind: FileKind; name: string; extensions: readonly string[]; accepted: boolean }

/**
 * What a file can be by its content. Only formats that can be checked to the end are accepted;
 * SVG is a program as much as a picture and is never taken.
 */
export const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': { kind: 'image', name: 'JPEG', extensions: ['jpg', 'jpeg'], accepted: true },
  'image/png': { kind: 'image', name: 'PNG', extensions: ['png'], accepted: true },
  'image/webp': { kind: 'image', name: 'WebP', extensions: ['webp'], accepted: true },
  'image/gif': { kind: 'image', name: 'GIF', extensions: ['gif'], accepted: true },
  'image/tiff': { kind: 'image', name: 'TIFF', extensions: ['tiff'], accepted: true },
  'image/bmp': { kind: 'image', name: 'BMP', extensions: ['bmp'], accepted: false },
  'image/svg+xml': { kind: 'image', name: 'SVG', extensions: ['svg'], accepted: false },
  'video/mp4': { kind: 'video', name: 'MP4', extensions: ['mp4', 'm4v'], accepted: true },
  'video/x-m4v': { kind: 'video', name: 'M4V', extensions: ['m4v', 'mp4'], accepted: true },
  'video/quicktime': { kind: 'video', name: 'QuickTime', extensions: ['mov'], accepted: true },
  'video/webm': { kind: 'video', name: 'WebM', extensions: ['webm'], accepted: true },
  'video/matroska': { kind: 'video', name: 'Matroska', extensions: ['mkv'], accepted: true },
  'audio/webm': { kind: 'audio', name: 'WebM', extensions: ['weba'], accepted: true },
  'audio/mp4': { kind: 'audio', name: 'MPEG-4', extensions: ['m4a'], accepted: true },
  'application/pdf': { kind: 'document', name: 'PDF', extensions: ['pdf'], accepted: true },
  'video/vnd.avi': { kind: 'video', name: 'AVI', extensions: ['avi'], accepted: false },
  'video/x-flv': { kind: 'video', name: 'Flash video', extensions: ['flv'], accepted: false },
  'video/x-ms-asf': { kind: 'video', name: 'Windows Media', extensions: ['wmv'], accepted: false },
  'video/mpeg': { kind: 'video', name: 'MPEG', extensions: ['mpg', 'mpeg'], accepted: false },
}

/** For file inputs: what may be chosen. A voice note is recorded, never chosen; a PDF only where one can be attached. */
export const acceptedMimes: readonly string[] = Object.keys(formats).filter((mime) => {
  const { accepted, kind } = must(formats[mime])
  return accepted && (kind === 'image' || kind === 'video')
})

/** The accepted format of a file name's extension; null when it cannot be taken. */
export function acceptedFormatOf(extension: string): Format | null {
  return Object.values(formats).find((format) => format.accepted && format.extensions.includes(extension)) ?? null
}
